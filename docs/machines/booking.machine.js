import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "booking",
  "description": "Игра по записи",
  "initial": "REQUESTED",
  "states": {
    "REQUESTED": {
      "description": "Деньги отложены, ждём ответа напарника",
      "on": {
        "booking.answered": [
          {
            "description": "напарник согласился",
            "guard": "accepted",
            "target": "CONFIRMED"
          },
          {
            "description": "напарник отказался, деньги вернулись",
            "guard": "allowed",
            "target": "DECLINED"
          }
        ],
        "booking.unanswered": {
          "description": "ответа нет, деньги вернулись",
          "target": "EXPIRED"
        },
        "booking.cancelled": {
          "description": "запись отменили",
          "guard": "allowed",
          "target": "CANCELLED"
        }
      }
    },
    "CONFIRMED": {
      "description": "Оба держат этот час",
      "on": {
        "booking.cancelled": {
          "description": "запись отменили",
          "guard": "allowed",
          "target": "CANCELLED"
        },
        "booking.opened": {
          "description": "пора: сквад собран и оплачен",
          "target": "OPENED"
        },
        "booking.failed": {
          "description": "собрать сквад не вышло",
          "target": "FAILED"
        }
      }
    },
    "OPENED": {
      "description": "Дальше живёт сквад",
      "type": "final"
    },
    "DECLINED": {
      "description": "Напарник отказался",
      "type": "final"
    },
    "EXPIRED": {
      "description": "Напарник не ответил",
      "type": "final"
    },
    "CANCELLED": {
      "description": "Запись отменили",
      "type": "final"
    },
    "FAILED": {
      "description": "Сквада не вышло: кто-то не пришёл",
      "type": "final"
    }
  }
});
