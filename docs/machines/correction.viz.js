// @ts-nocheck
import { createMachine } from 'xstate';

// «correction» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
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
  "id": "correction",
  "description": "Правка баланса вторым оператором",
  "initial": "WAITING",
  "states": {
    "WAITING": {
      "description": "Ждёт второго оператора, деньги не двигались",
      "on": {
        "correction.confirmed": {
          "description": "второй оператор согласен, деньги переведены",
          "target": "DONE"
        },
        "correction.rejected": {
          "description": "второй отказал или первый передумал",
          "target": "REJECTED"
        }
      }
    },
    "DONE": {
      "description": "Деньги переведены",
      "type": "final"
    },
    "REJECTED": {
      "description": "Ничего не переведено",
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
