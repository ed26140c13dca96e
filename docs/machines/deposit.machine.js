import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "deposit",
  "description": "Пополнение баланса: от суммы до денег или отказа",
  "initial": "deciding",
  "on": {
    "deposit.statusKnown": [
      {
        "guard": {
          "type": "is",
          "params": {
            "status": "PAID"
          }
        },
        "target": ".paid"
      },
      {
        "guard": {
          "type": "is",
          "params": {
            "status": "DECLINED"
          }
        },
        "target": ".declined"
      },
      {
        "guard": {
          "type": "is",
          "params": {
            "status": "REFUNDED"
          }
        },
        "target": ".refunded"
      },
      {
        "guard": {
          "type": "is",
          "params": {
            "status": "DELAYED"
          }
        },
        "target": ".waiting"
      },
      {
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
          "guard": "returned",
          "target": "checking"
        },
        {
          "target": "editing"
        }
      ]
    },
    "editing": {
      "description": "Выбирают сумму и способ",
      "on": {
        "deposit.submitted": {
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
          "target": "redirecting",
          "actions": {
            "type": "takeStarted"
          }
        },
        "onError": {
          "target": "failed",
          "actions": {
            "type": "keepRefusal"
          }
        }
      }
    },
    "failed": {
      "description": "The deposit was not started, or nobody knows. The form stays; the same order goes out under the same key.",
      "on": {
        "deposit.submitted": {
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
          "target": "editing",
          "actions": "forget"
        }
      }
    }
  }
});
