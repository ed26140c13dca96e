import { fromPromise, setup } from 'xstate';

// «appeal» для Stately Studio (XState 5). Условие — слово: оно выполнено, если названо в when события,
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
  "id": "appeal",
  "description": "Обжалование решения",
  "initial": "WAITING",
  "states": {
    "WAITING": {
      "description": "Ждёт оператора, который не принимал решение",
      "on": {
        "appeal.upheld": {
          "description": "решение отменено со всеми последствиями",
          "target": "UPHELD"
        },
        "appeal.declined": {
          "description": "решение остаётся",
          "target": "DECLINED"
        }
      }
    },
    "UPHELD": {
      "description": "Решение отменено",
      "type": "final"
    },
    "DECLINED": {
      "description": "Решение осталось в силе",
      "type": "final"
    }
  }
});
