import { fromPromise, setup } from 'xstate';

// «reserve» для Stately Studio (XState 5). Условие — слово: оно выполнено, если названо в when события,
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
  "id": "reserve",
  "description": "Резерв денег для напарника",
  "initial": "CREATED",
  "states": {
    "CREATED": {
      "description": "Ссылка ждёт клиента, денег ещё нет",
      "on": {
        "reserve.funded": {
          "description": "клиент отложил деньги по ссылке",
          "target": "RESERVED"
        },
        "reserve.takenBack": {
          "description": "напарник отозвал ссылку",
          "target": "CANCELED"
        }
      }
    },
    "RESERVED": {
      "description": "Деньги клиента отложены и выплачиваются частями",
      "on": {
        "reserve.emptied": {
          "description": "выплачена последняя часть",
          "target": "UNRESERVED"
        },
        "reserve.canceled": {
          "description": "остаток вернулся клиенту: отменил он, оператор, новый резерв или 90 дней тишины",
          "target": "CANCELED"
        }
      }
    },
    "UNRESERVED": {
      "description": "Всё выплачено",
      "type": "final"
    },
    "CANCELED": {
      "description": "Отменён, остаток у клиента",
      "type": "final"
    }
  }
});
