import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "rebranding",
  "description": "Рассказ о новом имени: один раз в каждом браузере, закрывают его только свои кнопки",
  "initial": "deciding",
  "states": {
    "deciding": {
      "description": "Видел ли этот браузер рассказ?",
      "always": [
        {
          "description": "видел",
          "guard": "seen",
          "target": "silent"
        },
        {
          "description": "не видел",
          "target": "asking"
        }
      ]
    },
    "asking": {
      "description": "Сервер решает, есть ли о чём рассказать",
      "invoke": {
        "src": "askServer",
        "onDone": [
          {
            "description": "есть о чём",
            "guard": "условие",
            "target": "open"
          },
          {
            "description": "не о чем",
            "target": "silent"
          }
        ],
        "onError": {
          "description": "ответа нет",
          "target": "silent"
        }
      }
    },
    "open": {
      "description": "Окно открыто: нажатие мимо и Escape его не закроют",
      "on": {
        "rebranding.closed": {
          "description": "окно закрыли",
          "target": "silent",
          "actions": "recordSeen"
        }
      }
    },
    "silent": {
      "description": "До следующего захода показывать нечего",
      "type": "final"
    }
  }
});
