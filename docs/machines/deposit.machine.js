import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "deposit",
  "description": "Topping up the balance, from the sum to the money or the refusal.",
  "initial": "deciding",
  "on": {
    "deposit.statusKnown": [
      {
        "guard": {
          "type": "is",
          "params": {
            "status": "PAID"
          }
        },
        "target": ".paid"
      },
      {
        "guard": {
          "type": "is",
          "params": {
            "status": "DECLINED"
          }
        },
        "target": ".declined"
      },
      {
        "guard": {
          "type": "is",
          "params": {
            "status": "DELAYED"
          }
        },
        "target": ".waiting"
      },
      {
        "guard": {
          "type": "is",
          "params": {
            "status": "CREATED"
          }
        },
        "target": ".unpaid"
      }
    ]
  },
  "states": {
    "deciding": {
      "description": "Did the person come back from a provider, or is he about to choose a sum?",
      "always": [
        {
          "guard": "returned",
          "target": "checking"
        },
        {
          "target": "editing"
        }
      ]
    },
    "editing": {
      "description": "The sum and the method are being chosen.",
      "on": {
        "deposit.submitted": {
          "target": "creating",
          "actions": "takeOrder"
        }
      }
    },
    "creating": {
      "description": "The server writes the deposit down; a second press changes nothing.",
      "invoke": {
        "src": "startDeposit",
        "onDone": {
          "target": "redirecting",
          "actions": {
            "type": "takeStarted"
          }
        },
        "onError": {
          "target": "failed",
          "actions": {
            "type": "keepRefusal"
          }
        }
      }
    },
    "failed": {
      "description": "The deposit was not started, or nobody knows. The form stays; the same order goes out under the same key.",
      "on": {
        "deposit.submitted": {
          "target": "creating",
          "actions": "takeOrder"
        }
      }
    },
    "redirecting": {
      "description": "On the way to the provider’s page.",
      "entry": {
        "type": "goToProvider"
      }
    },
    "checking": {
      "description": "Back from the provider: the server is asked what became of it."
    },
    "unpaid": {
      "description": "The person left the provider’s page without paying.",
      "on": {
        "deposit.again": {
          "target": "editing",
          "actions": "forget"
        }
      }
    },
    "waiting": {
      "description": "The provider has the payment and will say later; the money comes by itself."
    },
    "paid": {
      "description": "The money is on the balance.",
      "entry": "moneyCame",
      "type": "final"
    },
    "declined": {
      "description": "The provider refused; nothing was taken.",
      "on": {
        "deposit.again": {
          "target": "editing",
          "actions": "forget"
        }
      }
    }
  }
});
