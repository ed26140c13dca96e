import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "squad",
  "description": "Жизнь сквада",
  "initial": "PENDING",
  "states": {
    "PENDING": {
      "description": "Сбор: ждём ответов на приглашения и участников",
      "entry": "reopen",
      "always": {
        "guard": "isComposed",
        "target": "READY"
      },
      "on": {
        "squad.inviteMate": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "inviteMate"
        },
        "squad.inviteFriend": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "inviteFriend"
        },
        "squad.accept": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "accept"
        },
        "squad.decline": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "decline"
        },
        "squad.declineFriend": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "declineFriend"
        },
        "squad.join": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "join"
        },
        "squad.kick": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "kick"
        },
        "squad.leave": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "leaveBeforeStart"
        },
        "squad.publish": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "publish"
        },
        "squad.unpublish": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "unpublish"
        },
        "squad.update": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "update"
        },
        "squad.applyPromoCode": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "applyPromoCode"
        },
        "squad.removePromoCode": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "removePromoCode"
        },
        "squad.offerReady": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "offerReady"
        },
        "squad.ping": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "pingInvited"
        },
        "squad.disband": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "target": "DISBANDED"
        },
        "squad.idleExpired": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "target": "DISBANDED"
        },
        "squad.invitationExpired": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "expireInvitation"
        },
        "squad.friendInvitationExpired": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "expireFriendInvitation"
        },
        "squad.hotExpired": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "expireHot"
        },
        "squad.offerExpired": {
          "guard": {
            "type": "allowed",
            "params": "PENDING"
          },
          "actions": "expireOffer"
        }
      }
    },
    "READY": {
      "description": "Готовность: цена держится, участники платят, напарники подтверждают",
      "entry": "issueQuote",
      "always": {
        "guard": "allPaidAndConfirmed",
        "target": "STARTED"
      },
      "on": {
        "squad.pay": {
          "guard": {
            "type": "allowed",
            "params": "READY"
          },
          "actions": "pay"
        },
        "squad.confirm": {
          "guard": {
            "type": "allowed",
            "params": "READY"
          },
          "actions": "confirm"
        },
        "squad.inviteMate": {
          "guard": {
            "type": "allowed",
            "params": "READY"
          },
          "target": "PENDING",
          "actions": "inviteMate"
        },
        "squad.inviteFriend": [
          {
            "guard": "invitesPerson",
            "target": "PENDING",
            "actions": "inviteFriend"
          },
          {
            "guard": {
              "type": "allowed",
              "params": "READY"
            },
            "actions": "inviteFriend"
          }
        ],
        "squad.declineFriend": {
          "guard": {
            "type": "allowed",
            "params": "READY"
          },
          "actions": "declineFriend"
        },
        "squad.join": {
          "guard": {
            "type": "allowed",
            "params": "READY"
          },
          "target": "PENDING",
          "actions": "join"
        },
        "squad.kick": [
          {
            "guard": "kicksMember",
            "target": "PENDING",
            "actions": "kick"
          },
          {
            "guard": {
              "type": "allowed",
              "params": "READY"
            },
            "actions": "kick"
          }
        ],
        "squad.leave": {
          "guard": {
            "type": "allowed",
            "params": "READY"
          },
          "target": "PENDING",
          "actions": "leaveBeforeStart"
        },
        "squad.publish": {
          "guard": {
            "type": "allowed",
            "params": "READY"
          },
          "target": "PENDING",
          "actions": "publish"
        },
        "squad.update": [
          {
            "guard": "updatesPrice",
            "target": "PENDING",
            "actions": "update"
          },
          {
            "guard": {
              "type": "allowed",
              "params": "READY"
            },
            "actions": "update"
          }
        ],
        "squad.applyPromoCode": {
          "guard": {
            "type": "allowed",
            "params": "READY"
          },
          "target": "PENDING",
          "actions": "applyPromoCode"
        },
        "squad.removePromoCode": {
          "guard": {
            "type": "allowed",
            "params": "READY"
          },
          "target": "PENDING",
          "actions": "removePromoCode"
        },
        "squad.ping": {
          "guard": {
            "type": "allowed",
            "params": "READY"
          },
          "actions": "pingLaggards"
        },
        "squad.disband": {
          "guard": {
            "type": "allowed",
            "params": "READY"
          },
          "target": "DISBANDED"
        },
        "squad.friendInvitationExpired": {
          "guard": {
            "type": "allowed",
            "params": "READY"
          },
          "actions": "expireFriendInvitation"
        },
        "squad.confirmationExpired": [
          {
            "guard": "ownerLags",
            "target": "DISBANDED",
            "actions": "expireReadiness"
          },
          {
            "guard": {
              "type": "allowed",
              "params": "READY"
            },
            "target": "PENDING",
            "actions": "removeLaggards"
          }
        ]
      }
    },
    "STARTED": {
      "description": "Лобби: владелец и напарники подтверждают, что на месте",
      "entry": "openLobby",
      "always": [
        {
          "guard": "isAbandoned",
          "target": "DISBANDED"
        },
        {
          "guard": "allInLobby",
          "target": "IN_A_GAME"
        }
      ],
      "on": {
        "squad.confirm": {
          "guard": {
            "type": "allowed",
            "params": "STARTED"
          },
          "actions": "confirm"
        },
        "squad.leave": {
          "guard": {
            "type": "allowed",
            "params": "STARTED"
          },
          "actions": "leaveLobby"
        },
        "squad.ping": {
          "guard": {
            "type": "allowed",
            "params": "STARTED"
          },
          "actions": "pingMissing"
        },
        "squad.needToRecreate": {
          "guard": {
            "type": "allowed",
            "params": "STARTED"
          },
          "actions": "needToRecreate"
        },
        "squad.recreated": {
          "guard": {
            "type": "allowed",
            "params": "STARTED"
          },
          "target": "DISBANDED",
          "actions": "handOver"
        },
        "squad.disband": {
          "guard": {
            "type": "allowed",
            "params": "STARTED"
          },
          "target": "DISBANDED",
          "actions": "disbandLobby"
        },
        "squad.recreationExpired": {
          "guard": {
            "type": "allowed",
            "params": "STARTED"
          },
          "actions": "expireRecreation"
        },
        "squad.lobbyExpired": [
          {
            "guard": "mateOwnerMissing",
            "target": "DISBANDED",
            "actions": "missMateOwner"
          },
          {
            "guard": "clientOwnerOutOfTime",
            "target": "DISBANDED",
            "actions": "missClientOwner"
          },
          {
            "guard": {
              "type": "allowed",
              "params": "STARTED"
            },
            "actions": "removeMissingMates"
          }
        ]
      }
    },
    "IN_A_GAME": {
      "description": "Идёт игра",
      "entry": "startGame",
      "always": [
        {
          "guard": "isAbandoned",
          "target": "FINISHED"
        },
        {
          "guard": "earlyFinishAgreed",
          "target": "FINISHED",
          "actions": "agreeEarlyFinish"
        }
      ],
      "on": {
        "squad.leave": {
          "guard": {
            "type": "allowed",
            "params": "IN_A_GAME"
          },
          "actions": "leaveGame"
        },
        "squad.ping": {
          "guard": {
            "type": "allowed",
            "params": "IN_A_GAME"
          },
          "actions": "pingEveryone"
        },
        "squad.requestEarlyFinish": {
          "guard": {
            "type": "allowed",
            "params": "IN_A_GAME"
          },
          "actions": "requestEarlyFinish"
        },
        "squad.answerEarlyFinish": {
          "guard": {
            "type": "allowed",
            "params": "IN_A_GAME"
          },
          "actions": "answerEarlyFinish"
        },
        "squad.needToRecreate": {
          "guard": {
            "type": "allowed",
            "params": "IN_A_GAME"
          },
          "actions": "needToRecreate"
        },
        "squad.recreated": {
          "guard": {
            "type": "allowed",
            "params": "IN_A_GAME"
          },
          "target": "DISBANDED",
          "actions": "handOver"
        },
        "squad.disband": {
          "guard": {
            "type": "allowed",
            "params": "IN_A_GAME"
          },
          "target": "DISBANDED",
          "actions": "disbandGame"
        },
        "squad.openDispute": {
          "guard": {
            "type": "allowed",
            "params": "IN_A_GAME"
          },
          "actions": "openDispute"
        },
        "squad.answerDispute": {
          "guard": {
            "type": "allowed",
            "params": "IN_A_GAME"
          },
          "actions": "answerDispute"
        },
        "squad.decideDispute": {
          "guard": {
            "type": "allowed",
            "params": "IN_A_GAME"
          },
          "actions": "decideDispute"
        },
        "squad.durationElapsed": {
          "guard": {
            "type": "allowed",
            "params": "IN_A_GAME"
          },
          "target": "FINISHED"
        },
        "squad.recreationExpired": {
          "guard": {
            "type": "allowed",
            "params": "IN_A_GAME"
          },
          "actions": "expireRecreation"
        },
        "squad.earlyFinishExpired": [
          {
            "guard": "silenceAgrees",
            "target": "FINISHED",
            "actions": "agreeEarlyFinish"
          },
          {
            "guard": {
              "type": "allowed",
              "params": "IN_A_GAME"
            },
            "actions": "expireEarlyFinish"
          }
        ],
        "squad.disputeAnswerExpired": {
          "guard": {
            "type": "allowed",
            "params": "IN_A_GAME"
          },
          "actions": "expireDisputeAnswer"
        },
        "squad.disputeDecisionExpired": {
          "guard": {
            "type": "allowed",
            "params": "IN_A_GAME"
          },
          "actions": "expireDisputeDecision"
        }
      }
    },
    "FINISHED": {
      "description": "Игра завершена, деньги ждут расчёта",
      "entry": "finish",
      "on": {
        "squad.confirm": {
          "guard": {
            "type": "allowed",
            "params": "FINISHED"
          },
          "actions": "acceptResult"
        },
        "squad.repeat": {
          "guard": {
            "type": "allowed",
            "params": "FINISHED"
          },
          "actions": "repeat"
        },
        "squad.openDispute": {
          "guard": {
            "type": "allowed",
            "params": "FINISHED"
          },
          "actions": "openDispute"
        },
        "squad.answerDispute": {
          "guard": {
            "type": "allowed",
            "params": "FINISHED"
          },
          "actions": "answerDispute"
        },
        "squad.decideDispute": {
          "guard": {
            "type": "allowed",
            "params": "FINISHED"
          },
          "actions": "decideDispute"
        },
        "squad.settlementDue": {
          "guard": {
            "type": "allowed",
            "params": "FINISHED"
          },
          "actions": "settleInTime"
        },
        "squad.disputeAnswerExpired": {
          "guard": {
            "type": "allowed",
            "params": "FINISHED"
          },
          "actions": "expireDisputeAnswer"
        },
        "squad.disputeDecisionExpired": {
          "guard": {
            "type": "allowed",
            "params": "FINISHED"
          },
          "actions": "expireDisputeDecision"
        }
      }
    },
    "DISBANDED": {
      "description": "Сквад распущен, ничего не удержано",
      "type": "final",
      "entry": "disband"
    }
  }
});
