import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "povRequest",
  "description": "Запрос записи игры у участника сквада",
  "initial": "REQUESTED",
  "states": {
    "REQUESTED": {
      "description": "Участник собирает ответ: записи и ссылки, сутки на всё",
      "on": {
        "pov.fileAdded": {
          "guard": "allowed",
          "target": "REQUESTED"
        },
        "pov.fileRemoved": {
          "guard": "allowed",
          "target": "REQUESTED"
        },
        "pov.linkAdded": {
          "guard": "allowed",
          "target": "REQUESTED"
        },
        "pov.linkRemoved": {
          "guard": "allowed",
          "target": "REQUESTED"
        },
        "pov.submitted": {
          "guard": "allowed",
          "target": "SUBMITTED"
        },
        "pov.declined": {
          "guard": "allowed",
          "target": "DECLINED"
        },
        "pov.expired": "EXPIRED"
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
