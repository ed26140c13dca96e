// @ts-nocheck
import { createMachine } from 'xstate';

// «receipt» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
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
  "id": "receipt",
  "description": "Чек",
  "initial": "QUEUED",
  "states": {
    "OFF": {
      "description": "Касса не подключена: чек записан, но не пробит",
      "on": {
        "receipt.again": {
          "description": "оператор просит пробить",
          "target": "QUEUED"
        }
      }
    },
    "QUEUED": {
      "description": "Ждёт кассы; без ответа спрашивается снова тем же номером",
      "on": {
        "receipt.accepted": {
          "description": "касса приняла",
          "target": "ACCEPTED"
        },
        "receipt.done": {
          "description": "касса пробила сразу",
          "target": "DONE"
        },
        "receipt.refused": {
          "description": "касса отказала",
          "target": "REFUSED"
        }
      }
    },
    "ACCEPTED": {
      "description": "Касса приняла и пробивает: спрашивается по номеру документа",
      "on": {
        "receipt.done": {
          "description": "пробит",
          "target": "DONE"
        },
        "receipt.refused": {
          "description": "касса не пробила",
          "target": "REFUSED"
        }
      }
    },
    "DONE": {
      "description": "Пробит, ссылка у человека",
      "type": "final"
    },
    "REFUSED": {
      "description": "Не пробит: ждёт оператора",
      "on": {
        "receipt.again": {
          "description": "оператор просит пробить снова",
          "target": "QUEUED"
        }
      }
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
