import { fromPromise, setup } from 'xstate';

// «reservePart» для Stately Studio (XState 5). Условие — слово: оно выполнено, если названо в when события,
// {"type":"…","when":"…"}, или в when контекста ниже.
// Где условие — только «можно», событие проходит, пока в нём нет refused: true.
const says = (word, fields = {}) => ({ context, event }) =>
  [event.when, context.when].flat().includes(word) || fits(event, fields);
const fits = (event, fields) =>
  Object.keys(fields).length > 0 && Object.entries(fields).every(([name, value]) => event[name] === value);
const accepted = ({ event }) => event.refused !== true;
const waits = fromPromise(() => new Promise(() => {}));

export const machine = setup({
  guards: {
  },
  actions: {
  },
  actors: {
  },
  delays: {},
}).createMachine({
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
});
