import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "povUpload",
  "description": "Загрузка записи игры частями",
  "initial": "declaring",
  "states": {
    "declaring": {
      "description": "Сервер говорит, с какого места продолжать",
      "on": {
        "upload.paused": {
          "description": "человек остановил",
          "target": "paused"
        }
      },
      "invoke": {
        "src": "declare",
        "onDone": {
          "description": "сервер назвал место",
          "target": "deciding",
          "actions": {
            "type": "takePlace"
          }
        },
        "onError": [
          {
            "description": "файл не подойдёт",
            "guard": "условие",
            "target": "unfit",
            "actions": {
              "type": "keepProblem"
            }
          },
          {
            "description": "сервер отказал",
            "guard": "условие",
            "target": "refused",
            "actions": {
              "type": "keepProblem"
            }
          },
          {
            "description": "связи нет",
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
          "description": "всё на месте",
          "guard": "whole",
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
      "on": {
        "upload.paused": {
          "description": "человек остановил",
          "target": "paused"
        }
      },
      "invoke": {
        "src": "sendPart",
        "onDone": {
          "description": "сервер назвал место",
          "target": "deciding",
          "actions": {
            "type": "takePlace"
          }
        },
        "onError": [
          {
            "description": "место не то",
            "guard": "условие",
            "target": "declaring"
          },
          {
            "description": "файл не подойдёт",
            "guard": "условие",
            "target": "unfit",
            "actions": {
              "type": "keepProblem"
            }
          },
          {
            "description": "сервер отказал",
            "guard": "условие",
            "target": "refused",
            "actions": {
              "type": "keepProblem"
            }
          },
          {
            "description": "связи нет",
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
      "entry": "forgetProblem",
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
          "actions": "forgetProblem"
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
});
