import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "mateToggle",
  "description": "Приём заказов включают и выключают",
  "initial": "settled",
  "on": {
    "meChanged": {
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
          "target": "refetching"
        },
        "onError": [
          {
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
          "target": "settled"
        },
        "onError": {
          "target": "settled"
        }
      }
    }
  }
});
