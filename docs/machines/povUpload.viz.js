// @ts-nocheck
import { createMachine } from 'xstate';

// «povUpload» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
// {"type":"…","when":"файл не подойдёт"}, или в when контекста ниже.
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
  "id": "povUpload",
  "description": "Загрузка записи игры частями",
  "initial": "declaring",
  "states": {
    "declaring": {
      "description": "Сервер говорит, с какого места продолжать",
      "invoke": {
        "id": "declare",
        "src": "declare",
        "onDone": {
          "description": "сервер назвал место",
          "target": "deciding",
          "actions": [
            "takePlace"
          ]
        },
        "onError": [
          {
            "description": "файл не подойдёт",
            "cond": "файл не подойдёт",
            "target": "unfit",
            "actions": [
              "keepProblem"
            ]
          },
          {
            "description": "сервер отказал",
            "cond": "сервер отказал",
            "target": "refused",
            "actions": [
              "keepProblem"
            ]
          },
          {
            "description": "связи нет",
            "target": "waiting",
            "actions": [
              "keepProblem"
            ]
          }
        ]
      },
      "on": {
        "upload.paused": {
          "description": "человек остановил",
          "target": "paused"
        }
      }
    },
    "deciding": {
      "description": "Всё ли уже там?",
      "always": [
        {
          "description": "всё на месте",
          "cond": "whole",
          "target": "done"
        },
        {
          "description": "есть что слать",
          "target": "sending"
        }
      ]
    },
    "sending": {
      "description": "Очередная часть в пути",
      "invoke": {
        "id": "sendPart",
        "src": "sendPart",
        "onDone": {
          "description": "сервер назвал место",
          "target": "deciding",
          "actions": [
            "takePlace"
          ]
        },
        "onError": [
          {
            "description": "место не то",
            "cond": "место не то",
            "target": "declaring"
          },
          {
            "description": "файл не подойдёт",
            "cond": "файл не подойдёт",
            "target": "unfit",
            "actions": [
              "keepProblem"
            ]
          },
          {
            "description": "сервер отказал",
            "cond": "сервер отказал",
            "target": "refused",
            "actions": [
              "keepProblem"
            ]
          },
          {
            "description": "связи нет",
            "target": "waiting",
            "actions": [
              "keepProblem"
            ]
          }
        ]
      },
      "on": {
        "upload.paused": {
          "description": "человек остановил",
          "target": "paused"
        }
      }
    },
    "waiting": {
      "description": "Связи нет: загрузка попробует сама",
      "on": {
        "upload.paused": {
          "description": "человек остановил",
          "target": "paused"
        },
        "upload.resumed": {
          "description": "человек продолжил",
          "target": "declaring"
        }
      },
      "after": {
        "retryDelay": {
          "description": "пора попробовать снова",
          "target": "declaring"
        }
      }
    },
    "paused": {
      "description": "Человек остановил загрузку",
      "entry": [
        "forgetProblem"
      ],
      "on": {
        "upload.resumed": {
          "description": "человек продолжил",
          "target": "declaring"
        }
      }
    },
    "refused": {
      "description": "Сервер отказал; можно попробовать ещё раз",
      "on": {
        "upload.resumed": {
          "description": "человек продолжил",
          "target": "declaring",
          "actions": [
            "forgetProblem"
          ]
        }
      }
    },
    "unfit": {
      "description": "Такой файл не примут: его можно только убрать"
    },
    "done": {
      "description": "Запись загружена целиком",
      "type": "final"
    }
  }
}, {
  guards: {
    "файл не подойдёт": says("файл не подойдёт"),
    "сервер отказал": says("сервер отказал"),
    "whole": says("whole"),
    "место не то": says("место не то"),
  },
  actions: {
    "takePlace": () => {},
    "keepProblem": () => {},
    "forgetProblem": () => {},
  },
  services: {
    "declare": waits,
    "sendPart": waits,
  },
  delays: {
  "retryDelay": 3000
},
});
