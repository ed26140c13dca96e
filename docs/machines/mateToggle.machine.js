import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "mateToggle",
  "description": "Приём заказов включают и выключают",
  "initial": "settled",
  "on": {
    "meChanged": {
      "description": "сервер сказал иное",
      "actions": {
        "type": "takeActive"
      }
    }
  },
  "states": {
    "settled": {
      "description": "Переключатель показывает, что знает сервер, его можно нажать",
      "on": {
        "toggle": {
          "description": "переключатель нажат",
          "target": "saving",
          "actions": "forgetRefusal"
        }
      }
    },
    "saving": {
      "description": "Изменение в пути: переключатель не нажать",
      "invoke": {
        "src": "saveActive",
        "onDone": {
          "description": "сохранено",
          "target": "refetching"
        },
        "onError": [
          {
            "description": "анкета ещё не готова",
            "guard": "условие",
            "target": "settled",
            "actions": [
              {
                "type": "storeOnboardingDetails"
              },
              "goToOnboarding"
            ]
          },
          {
            "description": "сервер отказал",
            "target": "refetching",
            "actions": [
              {
                "type": "keepRefusal"
              },
              {
                "type": "showDanger"
              }
            ]
          }
        ]
      }
    },
    "refetching": {
      "description": "Ещё раз спрашиваем о человеке; переключатель пока не нажать",
      "invoke": {
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
});
