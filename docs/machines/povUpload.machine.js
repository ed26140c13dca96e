import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "povUpload",
  "description": "Загрузка записи игры частями",
  "initial": "declaring",
  "states": {
    "declaring": {
      "description": "Сервер говорит, с какого места продолжать",
      "on": {
        "upload.paused": "paused"
      },
      "invoke": {
        "src": "declare",
        "onDone": {
          "target": "deciding",
          "actions": {
            "type": "takePlace"
          }
        },
        "onError": [
          {
            "guard": "условие",
            "target": "refused",
            "actions": {
              "type": "keepProblem"
            }
          },
          {
            "target": "waiting",
            "actions": {
              "type": "keepProblem"
            }
          }
        ]
      }
    },
    "deciding": {
      "description": "Всё ли уже там?",
      "always": [
        {
          "guard": "whole",
          "target": "done"
        },
        {
          "target": "sending"
        }
      ]
    },
    "sending": {
      "description": "Очередная часть в пути",
      "on": {
        "upload.paused": "paused"
      },
      "invoke": {
        "src": "sendPart",
        "onDone": {
          "target": "deciding",
          "actions": {
            "type": "takePlace"
          }
        },
        "onError": [
          {
            "guard": "условие",
            "target": "declaring"
          },
          {
            "guard": "условие",
            "target": "refused",
            "actions": {
              "type": "keepProblem"
            }
          },
          {
            "target": "waiting",
            "actions": {
              "type": "keepProblem"
            }
          }
        ]
      }
    },
    "waiting": {
      "description": "Связи нет: загрузка попробует сама",
      "on": {
        "upload.paused": "paused",
        "upload.resumed": "declaring"
      },
      "after": {
        "retryDelay": "declaring"
      }
    },
    "paused": {
      "description": "Человек остановил загрузку",
      "entry": "forgetProblem",
      "on": {
        "upload.resumed": "declaring"
      }
    },
    "refused": {
      "description": "Сервер отказал; можно попробовать ещё раз",
      "on": {
        "upload.resumed": {
          "target": "declaring",
          "actions": "forgetProblem"
        }
      }
    },
    "done": {
      "description": "Запись загружена целиком",
      "type": "final"
    }
  }
});
