// @ts-nocheck
import { createMachine } from 'xstate';

// «deposit» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
// {"type":"…","when":"is: PAID"}, или в when контекста ниже.
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
  "id": "deposit",
  "description": "Пополнение баланса: от суммы до денег или отказа",
  "initial": "deciding",
  "on": {
    "deposit.statusKnown": [
      {
        "description": "оплачено",
        "cond": "is: PAID",
        "target": ".paid"
      },
      {
        "description": "платёжная система отказала",
        "cond": "is: DECLINED",
        "target": ".declined"
      },
      {
        "description": "оплату вернули",
        "cond": "is: REFUNDED",
        "target": ".refunded"
      },
      {
        "description": "ответ будет позже",
        "cond": "is: DELAYED",
        "target": ".waiting"
      },
      {
        "description": "не оплачено",
        "cond": "is: CREATED",
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
          "cond": "returned",
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
          "actions": [
            "takeOrder"
          ]
        }
      }
    },
    "creating": {
      "description": "Сервер записывает пополнение; второе нажатие ничего не меняет",
      "invoke": {
        "id": "startDeposit",
        "src": "startDeposit",
        "onDone": {
          "description": "пополнение записано",
          "target": "redirecting",
          "actions": [
            "takeStarted"
          ]
        },
        "onError": {
          "description": "не записано или неизвестно",
          "target": "failed",
          "actions": [
            "keepRefusal"
          ]
        }
      }
    },
    "failed": {
      "description": "Пополнение не началось, или это неизвестно. Форма остаётся; тот же заказ уйдёт под тем же ключом",
      "on": {
        "deposit.submitted": {
          "description": "человек подтвердил сумму",
          "target": "creating",
          "actions": [
            "takeOrder"
          ]
        }
      }
    },
    "redirecting": {
      "description": "По пути на страницу платёжной системы",
      "entry": [
        "goToProvider"
      ]
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
          "actions": [
            "forget"
          ]
        }
      }
    },
    "waiting": {
      "description": "Платёж у платёжной системы, ответ будет позже; деньги придут сами"
    },
    "paid": {
      "description": "Деньги на балансе",
      "type": "final",
      "entry": [
        "moneyCame"
      ]
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
          "actions": [
            "forget"
          ]
        }
      }
    }
  }
}, {
  guards: {
    "is: PAID": says("is: PAID", {"status":"PAID"}),
    "is: DECLINED": says("is: DECLINED", {"status":"DECLINED"}),
    "is: REFUNDED": says("is: REFUNDED", {"status":"REFUNDED"}),
    "is: DELAYED": says("is: DELAYED", {"status":"DELAYED"}),
    "is: CREATED": says("is: CREATED", {"status":"CREATED"}),
    "returned": says("returned"),
  },
  actions: {
    "takeOrder": () => {},
    "takeStarted": () => {},
    "keepRefusal": () => {},
    "goToProvider": () => {},
    "forget": () => {},
    "moneyCame": () => {},
  },
  services: {
    "startDeposit": waits,
  },
  delays: {},
});
