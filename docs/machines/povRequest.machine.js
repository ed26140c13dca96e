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
          "description": "добавлена запись",
          "guard": "allowed",
          "target": "REQUESTED"
        },
        "pov.fileRemoved": {
          "description": "запись убрана",
          "guard": "allowed",
          "target": "REQUESTED"
        },
        "pov.linkAdded": {
          "description": "добавлена ссылка",
          "guard": "allowed",
          "target": "REQUESTED"
        },
        "pov.linkRemoved": {
          "description": "ссылка убрана",
          "guard": "allowed",
          "target": "REQUESTED"
        },
        "pov.submitted": {
          "description": "участник отправил ответ",
          "guard": "allowed",
          "target": "SUBMITTED"
        },
        "pov.declined": {
          "description": "участник отказался",
          "guard": "allowed",
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
