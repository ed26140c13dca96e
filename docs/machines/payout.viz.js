// @ts-nocheck
import { createMachine } from 'xstate';

// «payout» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
// {"type":"…","when":"…"}, или в when контекста ниже.
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
  "id": "payout",
  "description": "Выплата провайдером",
  "initial": "QUEUED",
  "states": {
    "QUEUED": {
      "description": "Ждёт отправки провайдеру",
      "on": {
        "payout.sent": {
          "description": "уходит провайдеру",
          "target": "SENT"
        },
        "payout.refused": {
          "description": "платить больше некому: снова ждёт оператора",
          "target": "REFUSED"
        }
      }
    },
    "SENT": {
      "description": "У провайдера; без ответа его спрашивают, что стало",
      "on": {
        "payout.paid": {
          "description": "деньги дошли",
          "target": "PAID"
        },
        "payout.refused": {
          "description": "провайдер отказал: снова ждёт оператора",
          "target": "REFUSED"
        },
        "payout.unclear": {
          "description": "провайдер молчит или говорит непонятное",
          "target": "UNCLEAR"
        }
      }
    },
    "UNCLEAR": {
      "description": "Неясно, ушли ли деньги: решает оператор по кабинету провайдера",
      "on": {
        "payout.paid": {
          "description": "деньги ушли",
          "target": "PAID"
        },
        "payout.refused": {
          "description": "деньги не уходили: снова ждёт оператора",
          "target": "REFUSED"
        },
        "payout.again": {
          "description": "деньги не уходили, отправить снова",
          "target": "QUEUED"
        }
      }
    },
    "PAID": {
      "description": "Выплачено",
      "type": "final"
    },
    "REFUSED": {
      "description": "Не выплачено: вывод снова ждёт оператора",
      "type": "final"
    }
  }
}, {
  guards: {
  },
  actions: {
  },
  services: {
  },
  delays: {},
});
