// @ts-nocheck
import { createMachine } from 'xstate';

// «reservePart» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
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
  "id": "reservePart",
  "description": "Часть резерва",
  "initial": "PENDING",
  "states": {
    "PENDING": {
      "description": "Напарник просит часть резерва; молчание клиента три дня значит «да»",
      "on": {
        "part.confirmed": {
          "description": "согласен клиент, оператор или срок ответа вышел",
          "target": "CONFIRMED"
        },
        "part.rejected": {
          "description": "отказ, деньги остаются в резерве",
          "target": "REJECTED"
        }
      }
    },
    "CONFIRMED": {
      "description": "Выплачена напарнику",
      "type": "final"
    },
    "REJECTED": {
      "description": "Отклонена, её можно изменить и попросить снова",
      "on": {
        "part.requestedAnew": {
          "description": "напарник изменил и просит снова",
          "target": "PENDING"
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
