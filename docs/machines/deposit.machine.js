import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "deposit",
  "description": "Пополнение баланса: от суммы до денег или отказа",
  "initial": "deciding",
  "on": {
    "deposit.statusKnown": [
      {
        "description": "оплачено",
        "guard": {
          "type": "is",
          "params": {
            "status": "PAID"
          }
        },
        "target": ".paid"
      },
      {
        "description": "платёжная система отказала",
        "guard": {
          "type": "is",
          "params": {
            "status": "DECLINED"
          }
        },
        "target": ".declined"
      },
      {
        "description": "оплату вернули",
        "guard": {
          "type": "is",
          "params": {
            "status": "REFUNDED"
          }
        },
        "target": ".refunded"
      },
      {
        "description": "ответ будет позже",
        "guard": {
          "type": "is",
          "params": {
            "status": "DELAYED"
          }
        },
        "target": ".waiting"
      },
      {
        "description": "не оплачено",
        "guard": {
          "type": "is",
          "params": {
            "status": "CREATED"
          }
        },
        "target": ".unpaid"
      }
    ]
  },
  "states": {
    "deciding": {
      "description": "Человек вернулся от платёжной системы или только выбирает сумму?",
      "always": [
        {
          "description": "вернулся",
          "guard": "returned",
          "target": "checking"
        },
        {
          "description": "выбирает",
          "target": "editing"
        }
      ]
    },
    "editing": {
      "description": "Выбирают сумму и способ",
      "on": {
        "deposit.submitted": {
          "description": "человек подтвердил сумму",
          "target": "creating",
          "actions": "takeOrder"
        }
      }
    },
    "creating": {
      "description": "Сервер записывает пополнение; второе нажатие ничего не меняет",
      "invoke": {
        "src": "startDeposit",
        "onDone": {
          "description": "пополнение записано",
          "target": "redirecting",
          "actions": {
            "type": "takeStarted"
          }
        },
        "onError": {
          "description": "не записано или неизвестно",
          "target": "failed",
          "actions": {
            "type": "keepRefusal"
          }
        }
      }
    },
    "failed": {
      "description": "Пополнение не началось, или это неизвестно. Форма остаётся; тот же заказ уйдёт под тем же ключом",
      "on": {
        "deposit.submitted": {
          "description": "человек подтвердил сумму",
          "target": "creating",
          "actions": "takeOrder"
        }
      }
    },
    "redirecting": {
      "description": "По пути на страницу платёжной системы",
      "entry": {
        "type": "goToProvider"
      }
    },
    "checking": {
      "description": "Человек вернулся: спрашиваем сервер, что стало с платежом"
    },
    "unpaid": {
      "description": "Человек ушёл со страницы платёжной системы, не заплатив",
      "on": {
        "deposit.again": {
          "description": "попробовать ещё раз",
          "target": "editing",
          "actions": "forget"
        }
      }
    },
    "waiting": {
      "description": "Платёж у платёжной системы, ответ будет позже; деньги придут сами"
    },
    "paid": {
      "description": "Деньги на балансе",
      "entry": "moneyCame",
      "type": "final"
    },
    "refunded": {
      "description": "Платёжная система вернула оплату плательщику",
      "type": "final"
    },
    "declined": {
      "description": "Платёжная система отказала; ничего не списано",
      "on": {
        "deposit.again": {
          "description": "попробовать ещё раз",
          "target": "editing",
          "actions": "forget"
        }
      }
    }
  }
});
