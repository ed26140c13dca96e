// @ts-nocheck
import { createMachine } from 'xstate';

// «refund» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
// {"type":"…","when":"byHand"}, или в when контекста ниже.
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
  "id": "refund",
  "description": "Возврат пополнения",
  "initial": "ASKED",
  "states": {
    "ASKED": {
      "description": "Человек попросил, деньги удержаны: ждёт оператора",
      "on": {
        "refund.agreed": [
          {
            "description": "оператор согласен, возвращают руками",
            "cond": "byHand",
            "target": "BY_HAND"
          },
          {
            "description": "оператор согласен",
            "target": "AGREED"
          }
        ],
        "refund.declined": {
          "description": "оператор отказал: деньги снова на балансе",
          "target": "DECLINED"
        },
        "refund.canceled": {
          "description": "человек передумал",
          "target": "CANCELED"
        },
        "refund.done": {
          "description": "провайдер вернул деньги",
          "target": "DONE"
        }
      }
    },
    "AGREED": {
      "description": "Ждёт отправки провайдеру",
      "on": {
        "refund.sent": {
          "description": "уходит провайдеру",
          "target": "SENT"
        },
        "refund.done": {
          "description": "провайдер вернул деньги",
          "target": "DONE"
        }
      }
    },
    "SENT": {
      "description": "У провайдера; без ответа его спрашивают, что стало",
      "on": {
        "refund.done": {
          "description": "провайдер вернул деньги",
          "target": "DONE"
        },
        "refund.refused": {
          "description": "провайдер отказал: деньги снова на балансе",
          "target": "REFUSED"
        },
        "refund.unclear": {
          "description": "провайдер не знает о возврате или молчит",
          "target": "UNCLEAR"
        }
      }
    },
    "BY_HAND": {
      "description": "Оператор возвращает в кабинете провайдера",
      "on": {
        "refund.done": {
          "description": "провайдер вернул деньги",
          "target": "DONE"
        },
        "refund.refused": {
          "description": "провайдер отказал: деньги снова на балансе",
          "target": "REFUSED"
        }
      }
    },
    "UNCLEAR": {
      "description": "Неясно, ушли ли деньги: решает оператор по кабинету провайдера",
      "on": {
        "refund.done": {
          "description": "провайдер вернул деньги",
          "target": "DONE"
        },
        "refund.refused": {
          "description": "провайдер отказал: деньги снова на балансе",
          "target": "REFUSED"
        },
        "refund.again": {
          "description": "деньги не уходили, отправить снова",
          "target": "AGREED"
        }
      }
    },
    "DONE": {
      "description": "Деньги вернулись туда, откуда пришли",
      "type": "final"
    },
    "REFUSED": {
      "description": "Провайдер отказал",
      "type": "final"
    },
    "DECLINED": {
      "description": "Оператор отказал",
      "type": "final"
    },
    "CANCELED": {
      "description": "Человек передумал",
      "type": "final"
    }
  }
}, {
  guards: {
    "byHand": says("byHand"),
  },
  actions: {
  },
  services: {
  },
  delays: {},
});
