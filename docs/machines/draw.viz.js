// @ts-nocheck
import { createMachine } from 'xstate';

// «draw» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
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
}, {
  guards: {
  },
  actions: {
  },
  services: {
  },
  delays: {},
});
