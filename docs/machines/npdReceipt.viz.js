// @ts-nocheck
import { createMachine } from 'xstate';

// «npdReceipt» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
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
  "id": "npdReceipt",
  "description": "Чек напарника из «Мой налог»",
  "initial": "OWED",
  "states": {
    "OWED": {
      "description": "Деньги выплачены, чека ещё нет: напарнику напоминают",
      "on": {
        "npd.given": {
          "description": "напарник прислал ссылку",
          "target": "GIVEN"
        },
        "npd.excused": {
          "description": "чек не нужен, решил оператор",
          "target": "EXCUSED"
        }
      }
    },
    "GIVEN": {
      "description": "Ссылка есть, её смотрит оператор",
      "on": {
        "npd.given": {
          "description": "напарник исправил ссылку",
          "target": "GIVEN"
        },
        "npd.confirmed": {
          "description": "чек верный",
          "target": "CONFIRMED"
        },
        "npd.refused": {
          "description": "чек не тот: нужен другой",
          "target": "REFUSED"
        }
      }
    },
    "CONFIRMED": {
      "description": "Чек принят",
      "type": "final"
    },
    "REFUSED": {
      "description": "Чек не принят: напарник видит, почему, и присылает другой",
      "on": {
        "npd.given": {
          "description": "напарник прислал другой",
          "target": "GIVEN"
        },
        "npd.excused": {
          "description": "чек не нужен, решил оператор",
          "target": "EXCUSED"
        }
      }
    },
    "EXCUSED": {
      "description": "Чек не нужен",
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
