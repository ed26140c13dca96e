import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "rebranding",
  "description": "Announcement of the new brand: once per browser, closed only by its own buttons.",
  "initial": "deciding",
  "states": {
    "deciding": {
      "description": "Has this browser seen the announcement?",
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
      "description": "The server decides whether there is anything to announce.",
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
      "description": "The modal stands open. Outside clicks and Escape send nothing.",
      "on": {
        "rebranding.closed": {
          "target": "silent",
          "actions": "recordSeen"
        }
      }
    },
    "silent": {
      "description": "Nothing to show until the next visit.",
      "type": "final"
    }
  }
});
