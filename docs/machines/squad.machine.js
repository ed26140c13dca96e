import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "squad",
  "description": "Жизнь сквада",
  "initial": "PENDING",
  "states": {
    "PENDING": {
      "description": "Сбор: ждём ответов на приглашения и участников",
      "entry": {
        "type": "ownStep",
        "params": {
          "status": "PENDING"
        }
      },
      "always": [
        {
          "guard": {
            "type": "holds",
            "params": {
              "status": "PENDING",
              "when": "все в сборе"
            }
          },
          "target": "READY"
        }
      ],
      "on": {
        "squad.inviteMate": [
          {
            "description": "владелец зовёт напарника",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.inviteFriend": [
          {
            "description": "зовут друга",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.accept": [
          {
            "description": "напарник принимает заказ",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.decline": [
          {
            "description": "напарник отказывается от заказа",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.declineFriend": [
          {
            "description": "друг отказывается",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.kick": [
          {
            "description": "владелец исключает или отзывает приглашение",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING",
                "when": "это участник"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          },
          {
            "description": "владелец исключает или отзывает приглашение",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.publish": [
          {
            "description": "владелец открывает сквад всем",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.unpublish": [
          {
            "description": "владелец закрывает сквад",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.join": [
          {
            "description": "клиент или друг вступает",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.leave": [
          {
            "description": "участник выходит",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.update": [
          {
            "description": "владелец меняет условия",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.applyPromoCode": [
          {
            "description": "владелец применяет промокод",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.removePromoCode": [
          {
            "description": "владелец убирает промокод",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.ping": [
          {
            "description": "участник зовёт остальных",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.disband": [
          {
            "description": "сквад распускают",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "target": "DISBANDED",
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.offerReady": [
          {
            "description": "напарник откликается на горячий сквад",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.withdrawOffer": [
          {
            "description": "напарник отзывает отклик",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.idleExpired": [
          {
            "description": "час тишины",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "target": "DISBANDED",
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.invitationExpired": [
          {
            "description": "заказ остался без ответа",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.friendInvitationExpired": [
          {
            "description": "приглашение друга истекло",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.hotExpired": [
          {
            "description": "сквад больше не горячий",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ],
        "squad.offerExpired": [
          {
            "description": "отклик истёк",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "PENDING"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "PENDING"
              }
            }
          }
        ]
      }
    },
    "READY": {
      "description": "Готовность: цена держится, участники платят, напарники подтверждают",
      "entry": {
        "type": "ownStep",
        "params": {
          "status": "READY"
        }
      },
      "always": [
        {
          "guard": {
            "type": "holds",
            "params": {
              "status": "READY",
              "when": "все заплатили и подтвердили"
            }
          },
          "target": "STARTED"
        }
      ],
      "on": {
        "squad.inviteMate": [
          {
            "description": "владелец зовёт напарника",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY"
              }
            },
            "target": "PENDING",
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          }
        ],
        "squad.inviteFriend": [
          {
            "description": "зовут друга",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY",
                "when": "друга зовут по имени"
              }
            },
            "target": "PENDING",
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          },
          {
            "description": "зовут друга",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          }
        ],
        "squad.declineFriend": [
          {
            "description": "друг отказывается",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          }
        ],
        "squad.kick": [
          {
            "description": "владелец исключает или отзывает приглашение",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY",
                "when": "это участник"
              }
            },
            "target": "PENDING",
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          },
          {
            "description": "владелец исключает или отзывает приглашение",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          }
        ],
        "squad.publish": [
          {
            "description": "владелец открывает сквад всем",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY"
              }
            },
            "target": "PENDING",
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          }
        ],
        "squad.join": [
          {
            "description": "клиент или друг вступает",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY"
              }
            },
            "target": "PENDING",
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          }
        ],
        "squad.leave": [
          {
            "description": "участник выходит",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY"
              }
            },
            "target": "PENDING",
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          }
        ],
        "squad.update": [
          {
            "description": "владелец меняет условия",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY",
                "when": "меняется цена"
              }
            },
            "target": "PENDING",
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          },
          {
            "description": "владелец меняет условия",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          }
        ],
        "squad.applyPromoCode": [
          {
            "description": "владелец применяет промокод",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY"
              }
            },
            "target": "PENDING",
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          }
        ],
        "squad.removePromoCode": [
          {
            "description": "владелец убирает промокод",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY"
              }
            },
            "target": "PENDING",
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          }
        ],
        "squad.pay": [
          {
            "description": "участник платит",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          }
        ],
        "squad.confirm": [
          {
            "description": "участник подтверждает",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          }
        ],
        "squad.ping": [
          {
            "description": "участник зовёт остальных",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          }
        ],
        "squad.disband": [
          {
            "description": "сквад распускают",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY"
              }
            },
            "target": "DISBANDED",
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          }
        ],
        "squad.confirmationExpired": [
          {
            "description": "время на оплату и готовность вышло",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY",
                "when": "опоздал владелец"
              }
            },
            "target": "DISBANDED",
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          },
          {
            "description": "время на оплату и готовность вышло",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY"
              }
            },
            "target": "PENDING",
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          }
        ],
        "squad.friendInvitationExpired": [
          {
            "description": "приглашение друга истекло",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "READY"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "READY"
              }
            }
          }
        ]
      }
    },
    "STARTED": {
      "description": "Лобби: владелец и напарники подтверждают, что на месте",
      "entry": {
        "type": "ownStep",
        "params": {
          "status": "STARTED"
        }
      },
      "always": [
        {
          "guard": {
            "type": "holds",
            "params": {
              "status": "STARTED",
              "when": "играть не с кем"
            }
          },
          "target": "DISBANDED"
        },
        {
          "guard": {
            "type": "holds",
            "params": {
              "status": "STARTED",
              "when": "все в лобби"
            }
          },
          "target": "IN_A_GAME"
        }
      ],
      "on": {
        "squad.leave": [
          {
            "description": "участник выходит",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "STARTED"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "STARTED"
              }
            }
          }
        ],
        "squad.confirm": [
          {
            "description": "участник подтверждает",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "STARTED"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "STARTED"
              }
            }
          }
        ],
        "squad.ping": [
          {
            "description": "участник зовёт остальных",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "STARTED"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "STARTED"
              }
            }
          }
        ],
        "squad.needToRecreate": [
          {
            "description": "просят пересоздать сквад или передумали",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "STARTED"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "STARTED"
              }
            }
          }
        ],
        "squad.disband": [
          {
            "description": "сквад распускают",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "STARTED"
              }
            },
            "target": "DISBANDED",
            "actions": {
              "type": "step",
              "params": {
                "status": "STARTED"
              }
            }
          }
        ],
        "squad.recreated": [
          {
            "description": "сквад пересоздан",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "STARTED"
              }
            },
            "target": "DISBANDED",
            "actions": {
              "type": "step",
              "params": {
                "status": "STARTED"
              }
            }
          }
        ],
        "squad.lobbyExpired": [
          {
            "description": "время лобби вышло",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "STARTED",
                "when": "не пришёл владелец-напарник"
              }
            },
            "target": "DISBANDED",
            "actions": {
              "type": "step",
              "params": {
                "status": "STARTED"
              }
            }
          },
          {
            "description": "время лобби вышло",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "STARTED",
                "when": "владелец не пришёл и за добавленные минуты"
              }
            },
            "target": "DISBANDED",
            "actions": {
              "type": "step",
              "params": {
                "status": "STARTED"
              }
            }
          },
          {
            "description": "время лобби вышло",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "STARTED"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "STARTED"
              }
            }
          }
        ],
        "squad.recreationExpired": [
          {
            "description": "время на пересоздание вышло",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "STARTED"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "STARTED"
              }
            }
          }
        ]
      }
    },
    "IN_A_GAME": {
      "description": "Идёт игра",
      "entry": {
        "type": "ownStep",
        "params": {
          "status": "IN_A_GAME"
        }
      },
      "always": [
        {
          "guard": {
            "type": "holds",
            "params": {
              "status": "IN_A_GAME",
              "when": "играть не с кем"
            }
          },
          "target": "FINISHED"
        },
        {
          "guard": {
            "type": "holds",
            "params": {
              "status": "IN_A_GAME",
              "when": "согласны закончить раньше"
            }
          },
          "target": "FINISHED",
          "actions": {
            "type": "ownStep",
            "params": {
              "status": "IN_A_GAME",
              "when": "согласны закончить раньше"
            }
          }
        }
      ],
      "on": {
        "squad.leave": [
          {
            "description": "участник выходит",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "IN_A_GAME"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "IN_A_GAME"
              }
            }
          }
        ],
        "squad.ping": [
          {
            "description": "участник зовёт остальных",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "IN_A_GAME"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "IN_A_GAME"
              }
            }
          }
        ],
        "squad.needToRecreate": [
          {
            "description": "просят пересоздать сквад или передумали",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "IN_A_GAME"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "IN_A_GAME"
              }
            }
          }
        ],
        "squad.requestEarlyFinish": [
          {
            "description": "просят закончить раньше",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "IN_A_GAME"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "IN_A_GAME"
              }
            }
          }
        ],
        "squad.answerEarlyFinish": [
          {
            "description": "отвечают на просьбу закончить раньше",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "IN_A_GAME"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "IN_A_GAME"
              }
            }
          }
        ],
        "squad.disband": [
          {
            "description": "сквад распускают",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "IN_A_GAME"
              }
            },
            "target": "DISBANDED",
            "actions": {
              "type": "step",
              "params": {
                "status": "IN_A_GAME"
              }
            }
          }
        ],
        "squad.openDispute": [
          {
            "description": "открывают спор",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "IN_A_GAME"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "IN_A_GAME"
              }
            }
          }
        ],
        "squad.answerDispute": [
          {
            "description": "отвечают на спор",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "IN_A_GAME"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "IN_A_GAME"
              }
            }
          }
        ],
        "squad.decideDispute": [
          {
            "description": "модератор решает спор",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "IN_A_GAME"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "IN_A_GAME"
              }
            }
          }
        ],
        "squad.recreated": [
          {
            "description": "сквад пересоздан",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "IN_A_GAME"
              }
            },
            "target": "DISBANDED",
            "actions": {
              "type": "step",
              "params": {
                "status": "IN_A_GAME"
              }
            }
          }
        ],
        "squad.recreationExpired": [
          {
            "description": "время на пересоздание вышло",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "IN_A_GAME"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "IN_A_GAME"
              }
            }
          }
        ],
        "squad.durationElapsed": [
          {
            "description": "оплаченное время вышло",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "IN_A_GAME"
              }
            },
            "target": "FINISHED",
            "actions": {
              "type": "step",
              "params": {
                "status": "IN_A_GAME"
              }
            }
          }
        ],
        "squad.earlyFinishExpired": [
          {
            "description": "на просьбу закончить раньше не ответили",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "IN_A_GAME",
                "when": "молчание — согласие"
              }
            },
            "target": "FINISHED",
            "actions": {
              "type": "step",
              "params": {
                "status": "IN_A_GAME"
              }
            }
          },
          {
            "description": "на просьбу закончить раньше не ответили",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "IN_A_GAME"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "IN_A_GAME"
              }
            }
          }
        ],
        "squad.disputeAnswerExpired": [
          {
            "description": "на спор не ответили",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "IN_A_GAME"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "IN_A_GAME"
              }
            }
          }
        ],
        "squad.disputeDecisionExpired": [
          {
            "description": "модератор не решил спор в срок",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "IN_A_GAME"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "IN_A_GAME"
              }
            }
          }
        ]
      }
    },
    "FINISHED": {
      "description": "Игра завершена, деньги ждут расчёта",
      "entry": {
        "type": "ownStep",
        "params": {
          "status": "FINISHED"
        }
      },
      "always": [],
      "on": {
        "squad.confirm": [
          {
            "description": "участник подтверждает",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "FINISHED"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "FINISHED"
              }
            }
          }
        ],
        "squad.repeat": [
          {
            "description": "владелец повторяет сквад",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "FINISHED"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "FINISHED"
              }
            }
          }
        ],
        "squad.openDispute": [
          {
            "description": "открывают спор",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "FINISHED"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "FINISHED"
              }
            }
          }
        ],
        "squad.answerDispute": [
          {
            "description": "отвечают на спор",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "FINISHED"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "FINISHED"
              }
            }
          }
        ],
        "squad.decideDispute": [
          {
            "description": "модератор решает спор",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "FINISHED"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "FINISHED"
              }
            }
          }
        ],
        "squad.disputeAnswerExpired": [
          {
            "description": "на спор не ответили",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "FINISHED"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "FINISHED"
              }
            }
          }
        ],
        "squad.disputeDecisionExpired": [
          {
            "description": "модератор не решил спор в срок",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "FINISHED"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "FINISHED"
              }
            }
          }
        ],
        "squad.settlementDue": [
          {
            "description": "сутки без возражений: расчёт",
            "guard": {
              "type": "allowed",
              "params": {
                "status": "FINISHED"
              }
            },
            "actions": {
              "type": "step",
              "params": {
                "status": "FINISHED"
              }
            }
          }
        ]
      }
    },
    "DISBANDED": {
      "description": "Сквад распущен, ничего не удержано",
      "entry": {
        "type": "ownStep",
        "params": {
          "status": "DISBANDED"
        }
      },
      "always": [],
      "on": {},
      "type": "final"
    }
  }
});
