// @ts-nocheck
import { createMachine } from 'xstate';

// «giftCertificate» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
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
  "id": "giftCertificate",
  "description": "Подарочный сертификат",
  "initial": "CREATED",
  "states": {
    "CREATED": {
      "description": "Выбран, но не оплачен",
      "on": {
        "certificate.paid": {
          "description": "оплачен с баланса: код виден покупателю",
          "target": "PAID"
        }
      }
    },
    "PAID": {
      "description": "Ждёт, кому подарят; деньги удержаны двенадцать месяцев",
      "on": {
        "certificate.activated": {
          "description": "код ввёл тот, кому подарили",
          "target": "ACTIVATED"
        },
        "certificate.expired": {
          "description": "срок вышел, деньги вернулись покупателю",
          "target": "EXPIRED"
        }
      }
    },
    "ACTIVATED": {
      "description": "Деньги у того, кому подарили",
      "type": "final"
    },
    "EXPIRED": {
      "description": "Деньги вернулись покупателю",
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
