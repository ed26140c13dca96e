// @ts-nocheck
import { createMachine } from 'xstate';

// «povRequest» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
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
  "id": "povRequest",
  "description": "Запрос записи игры у участника сквада",
  "initial": "REQUESTED",
  "states": {
    "REQUESTED": {
      "description": "Участник собирает ответ: записи и ссылки, сутки на всё",
      "on": {
        "pov.fileAdded": {
          "description": "добавлена запись",
          "cond": "можно: добавлена запись",
          "target": "REQUESTED"
        },
        "pov.fileRemoved": {
          "description": "запись убрана",
          "cond": "можно: запись убрана",
          "target": "REQUESTED"
        },
        "pov.linkAdded": {
          "description": "добавлена ссылка",
          "cond": "можно: добавлена ссылка",
          "target": "REQUESTED"
        },
        "pov.linkRemoved": {
          "description": "ссылка убрана",
          "cond": "можно: ссылка убрана",
          "target": "REQUESTED"
        },
        "pov.submitted": {
          "description": "участник отправил ответ",
          "cond": "можно: участник отправил ответ",
          "target": "SUBMITTED"
        },
        "pov.declined": {
          "description": "участник отказался",
          "cond": "можно: участник отказался",
          "target": "DECLINED"
        },
        "pov.expired": {
          "description": "срок вышел",
          "target": "EXPIRED"
        }
      }
    },
    "SUBMITTED": {
      "description": "Записи и ссылки у модератора",
      "type": "final"
    },
    "DECLINED": {
      "description": "Записи нет, участник написал почему",
      "type": "final"
    },
    "EXPIRED": {
      "description": "Сутки прошли без ответа",
      "type": "final"
    }
  }
}, {
  guards: {
    "можно: добавлена запись": accepted,
    "можно: запись убрана": accepted,
    "можно: добавлена ссылка": accepted,
    "можно: ссылка убрана": accepted,
    "можно: участник отправил ответ": accepted,
    "можно: участник отказался": accepted,
  },
  actions: {
  },
  services: {
  },
  delays: {},
});
