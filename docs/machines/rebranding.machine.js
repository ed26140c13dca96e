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
          "guard": "seen",
          "target": "silent"
        },
        {
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
            "guard": "условие",
            "target": "open"
          },
          {
            "target": "silent"
          }
        ],
        "onError": {
          "target": "silent"
        }
      }
    },
    "open": {
      "description": "Окно открыто: нажатие мимо и Escape его не закроют",
      "on": {
        "rebranding.closed": {
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
