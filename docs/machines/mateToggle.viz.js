// @ts-nocheck
import { createMachine } from 'xstate';

// «mateToggle» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
// {"type":"…","when":"анкета ещё не готова"}, или в when контекста ниже.
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
  "id": "mateToggle",
  "description": "Приём заказов включают и выключают",
  "initial": "settled",
  "on": {
    "meChanged": {
      "description": "сервер сказал иное",
      "actions": [
        "takeActive"
      ]
    }
  },
  "states": {
    "settled": {
      "description": "Переключатель показывает, что знает сервер, его можно нажать",
      "on": {
        "toggle": {
          "description": "переключатель нажат",
          "target": "saving",
          "actions": [
            "forgetRefusal"
          ]
        }
      }
    },
    "saving": {
      "description": "Изменение в пути: переключатель не нажать",
      "invoke": {
        "id": "saveActive",
        "src": "saveActive",
        "onDone": {
          "description": "сохранено",
          "target": "refetching"
        },
        "onError": [
          {
            "description": "анкета ещё не готова",
            "cond": "анкета ещё не готова",
            "target": "settled",
            "actions": [
              "storeOnboardingDetails",
              "goToOnboarding"
            ]
          },
          {
            "description": "сервер отказал",
            "target": "refetching",
            "actions": [
              "keepRefusal",
              "showDanger"
            ]
          }
        ]
      }
    },
    "refetching": {
      "description": "Ещё раз спрашиваем о человеке; переключатель пока не нажать",
      "invoke": {
        "id": "refetchMe",
        "src": "refetchMe",
        "onDone": {
          "description": "ответ пришёл",
          "target": "settled"
        },
        "onError": {
          "description": "ответа нет",
          "target": "settled"
        }
      }
    }
  }
}, {
  guards: {
    "анкета ещё не готова": says("анкета ещё не готова"),
  },
  actions: {
    "takeActive": () => {},
    "forgetRefusal": () => {},
    "storeOnboardingDetails": () => {},
    "goToOnboarding": () => {},
    "keepRefusal": () => {},
    "showDanger": () => {},
  },
  services: {
    "saveActive": waits,
    "refetchMe": waits,
  },
  delays: {},
});
