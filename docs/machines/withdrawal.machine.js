import { fromPromise, setup } from 'xstate';

// «withdrawal» для Stately Studio (XState 5). Условие — слово: оно выполнено, если названо в when события,
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
  "id": "withdrawal",
  "description": "Вывод денег",
  "initial": "WAITING_FOR_CONFIRMATION",
  "states": {
    "WAITING_FOR_CONFIRMATION": {
      "description": "Деньги удержаны, заявка ждёт оператора или, без отметок риска, своего срока",
      "on": {
        "withdrawal.confirmed": {
          "description": "подтверждена: её выплатит провайдер или оператор",
          "target": "CONFIRMED"
        },
        "withdrawal.rejected": {
          "description": "оператор отказал, деньги снова на балансе",
          "target": "REJECTED"
        },
        "withdrawal.canceled": {
          "description": "человек передумал, деньги снова на балансе",
          "target": "REJECTED"
        }
      }
    },
    "CONFIRMED": {
      "description": "Подтверждена, ждёт выплаты",
      "on": {
        "withdrawal.paid": {
          "description": "деньги ушли человеку",
          "target": "PAID"
        },
        "withdrawal.rejected": {
          "description": "оператор отказал, деньги снова на балансе",
          "target": "REJECTED"
        }
      }
    },
    "PAID": {
      "description": "Выплачена",
      "type": "final"
    },
    "REJECTED": {
      "description": "Не выплачена, деньги на балансе",
      "type": "final"
    }
  }
});
