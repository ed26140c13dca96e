import { fromPromise, setup } from 'xstate';

// «povRequest» для Stately Studio (XState 5). Условие — слово: оно выполнено, если названо в when события,
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
    "можно: добавлена запись": accepted,
    "можно: запись убрана": accepted,
    "можно: добавлена ссылка": accepted,
    "можно: ссылка убрана": accepted,
    "можно: участник отправил ответ": accepted,
    "можно: участник отказался": accepted,
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
  "id": "povRequest",
  "description": "Запрос записи игры у участника сквада",
  "initial": "REQUESTED",
  "states": {
    "REQUESTED": {
      "description": "Участник собирает ответ: записи и ссылки, сутки на всё",
      "on": {
        "pov.fileAdded": {
          "description": "добавлена запись",
          "guard": "можно: добавлена запись",
          "target": "REQUESTED"
        },
        "pov.fileRemoved": {
          "description": "запись убрана",
          "guard": "можно: запись убрана",
          "target": "REQUESTED"
        },
        "pov.linkAdded": {
          "description": "добавлена ссылка",
          "guard": "можно: добавлена ссылка",
          "target": "REQUESTED"
        },
        "pov.linkRemoved": {
          "description": "ссылка убрана",
          "guard": "можно: ссылка убрана",
          "target": "REQUESTED"
        },
        "pov.submitted": {
          "description": "участник отправил ответ",
          "guard": "можно: участник отправил ответ",
          "target": "SUBMITTED"
        },
        "pov.declined": {
          "description": "участник отказался",
          "guard": "можно: участник отказался",
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
});
