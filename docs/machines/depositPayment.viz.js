// @ts-nocheck
import { createMachine } from 'xstate';

// «depositPayment» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
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
  "id": "depositPayment",
  "description": "Оплата пополнения провайдером",
  "initial": "CREATED",
  "states": {
    "CREATED": {
      "description": "Человек пошёл платить",
      "on": {
        "deposit.delayed": {
          "description": "провайдер проверяет платёж",
          "target": "DELAYED"
        },
        "deposit.paid": {
          "description": "провайдер подтвердил: деньги на балансе",
          "target": "PAID"
        },
        "deposit.declined": {
          "description": "провайдер отказал",
          "target": "DECLINED"
        }
      }
    },
    "DELAYED": {
      "description": "Провайдер принял деньги и проверяет их",
      "on": {
        "deposit.paid": {
          "description": "провайдер подтвердил: деньги на балансе",
          "target": "PAID"
        },
        "deposit.declined": {
          "description": "провайдер отказал",
          "target": "DECLINED"
        }
      }
    },
    "PAID": {
      "description": "Деньги на балансе",
      "on": {
        "deposit.refunded": {
          "description": "вернулось всё до копейки; часть его не меняет",
          "target": "REFUNDED"
        }
      }
    },
    "DECLINED": {
      "description": "Не оплачено; уведомления приходят в любом порядке, и оплата засчитывается и после отказа",
      "on": {
        "deposit.paid": {
          "description": "провайдер подтвердил: деньги на балансе",
          "target": "PAID"
        }
      }
    },
    "REFUNDED": {
      "description": "Деньги вернулись плательщику",
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
