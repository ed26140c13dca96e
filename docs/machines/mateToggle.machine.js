import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "mateToggle",
  "description": "Switching orders on and off.",
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
      "description": "The switch shows what the server knows and may be pressed.",
      "on": {
        "toggle": {
          "target": "saving",
          "actions": "forgetRefusal"
        }
      }
    },
    "saving": {
      "description": "The change is in flight: the switch is disabled.",
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
      "description": "The current user is asked again; still disabled.",
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
