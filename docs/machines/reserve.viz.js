// @ts-nocheck
import { createMachine } from 'xstate';

// «reserve» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
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
}, {
  guards: {
  },
  actions: {
  },
  services: {
  },
  delays: {},
});
