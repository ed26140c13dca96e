// @ts-nocheck
import { createMachine } from 'xstate';

// «booking» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
// {"type":"…","when":"accepted"}, или в when контекста ниже.
// Где условие — только «можно», событие проходит, пока в нём нет refused: true.
const says = (word, fields = {}) => (context, event) =>
  [event.when, context.when].flat().includes(word) || fits(event, fields);
const fits = (event, fields) =>
  Object.keys(fields).length > 0 && Object.entries(fields).every(([name, value]) => event[name] === value);
const accepted = (context, event) => event.refused !== true;
const waits = () => new Promise(() => {});

export const machine = createMachine({
  "predictableActionArguments": true,
  "context": {
    "when": []
  },
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
            "cond": "accepted",
            "target": "CONFIRMED"
          },
          {
            "description": "напарник отказался, деньги вернулись",
            "cond": "можно: напарник отказался, деньги вернулись",
            "target": "DECLINED"
          }
        ],
        "booking.unanswered": {
          "description": "ответа нет, деньги вернулись",
          "target": "EXPIRED"
        },
        "booking.cancelled": {
          "description": "запись отменили",
          "cond": "можно: запись отменили",
          "target": "CANCELLED"
        }
      }
    },
    "CONFIRMED": {
      "description": "Оба держат этот час",
      "on": {
        "booking.cancelled": {
          "description": "запись отменили",
          "cond": "можно: запись отменили",
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
}, {
  guards: {
    "accepted": says("accepted"),
    "можно: напарник отказался, деньги вернулись": accepted,
    "можно: запись отменили": accepted,
  },
  actions: {
  },
  services: {
  },
  delays: {},
});
