// @ts-nocheck
import { createMachine } from 'xstate';

// «rebranding» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
// {"type":"…","when":"seen"}, или в when контекста ниже.
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
  "id": "rebranding",
  "description": "Рассказ о новом имени: один раз в каждом браузере, закрывают его только свои кнопки",
  "initial": "deciding",
  "states": {
    "deciding": {
      "description": "Видел ли этот браузер рассказ?",
      "always": [
        {
          "description": "видел",
          "cond": "seen",
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
        "id": "askServer",
        "src": "askServer",
        "onDone": [
          {
            "description": "есть о чём",
            "cond": "есть о чём",
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
          "actions": [
            "recordSeen"
          ]
        }
      }
    },
    "silent": {
      "description": "До следующего захода показывать нечего",
      "type": "final"
    }
  }
}, {
  guards: {
    "seen": says("seen"),
    "есть о чём": says("есть о чём"),
  },
  actions: {
    "recordSeen": () => {},
  },
  services: {
    "askServer": waits,
  },
  delays: {},
});
