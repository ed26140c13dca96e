import { fromPromise, setup } from 'xstate';

// «draw» для Stately Studio (XState 5). Условие — слово: оно выполнено, если названо в when события,
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
  "id": "draw",
  "description": "Розыгрыш",
  "initial": "OPEN",
  "states": {
    "OPEN": {
      "description": "Люди участвуют или ждут начала",
      "on": {
        "draw.drawn": {
          "description": "закрылся, победителей определило зерно",
          "target": "DRAWN"
        },
        "draw.canceled": {
          "description": "оператор отменил, участники знают почему",
          "target": "CANCELED"
        }
      }
    },
    "DRAWN": {
      "description": "Победители известны, призы не выплачены",
      "on": {
        "draw.paid": {
          "description": "оператор выплатил призы",
          "target": "PAID"
        }
      }
    },
    "PAID": {
      "description": "Призы выплачены",
      "type": "final"
    },
    "CANCELED": {
      "description": "Отменён",
      "type": "final"
    }
  }
});
