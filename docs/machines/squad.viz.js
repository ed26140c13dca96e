// @ts-nocheck
import { createMachine } from 'xstate';

// «squad» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
// {"type":"…","when":"все в сборе"}, или в when контекста ниже.
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
  "id": "squad",
  "description": "Жизнь сквада",
  "initial": "PENDING",
  "states": {
    "PENDING": {
      "description": "Сбор: ждём ответов на приглашения и участников",
      "entry": [
        "ownStep"
      ],
      "always": [
        {
          "cond": "все в сборе",
          "target": "READY"
        }
      ],
      "on": {
        "squad.inviteMate": [
          {
            "description": "владелец зовёт напарника",
            "cond": "можно: владелец зовёт напарника",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.inviteFriend": [
          {
            "description": "зовут друга",
            "cond": "можно: зовут друга",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.accept": [
          {
            "description": "напарник принимает заказ",
            "cond": "можно: напарник принимает заказ",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.decline": [
          {
            "description": "напарник отказывается от заказа",
            "cond": "можно: напарник отказывается от заказа",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.declineFriend": [
          {
            "description": "друг отказывается",
            "cond": "можно: друг отказывается",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.kick": [
          {
            "description": "владелец исключает или отзывает приглашение",
            "cond": "это участник",
            "actions": [
              "step"
            ]
          },
          {
            "description": "владелец исключает или отзывает приглашение",
            "cond": "можно: владелец исключает или отзывает приглашение",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.publish": [
          {
            "description": "владелец открывает сквад всем",
            "cond": "можно: владелец открывает сквад всем",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.unpublish": [
          {
            "description": "владелец закрывает сквад",
            "cond": "можно: владелец закрывает сквад",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.join": [
          {
            "description": "клиент или друг вступает",
            "cond": "можно: клиент или друг вступает",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.leave": [
          {
            "description": "участник выходит",
            "cond": "можно: участник выходит",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.update": [
          {
            "description": "владелец меняет условия",
            "cond": "можно: владелец меняет условия",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.applyPromoCode": [
          {
            "description": "владелец применяет промокод",
            "cond": "можно: владелец применяет промокод",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.removePromoCode": [
          {
            "description": "владелец убирает промокод",
            "cond": "можно: владелец убирает промокод",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.ping": [
          {
            "description": "участник зовёт остальных",
            "cond": "можно: участник зовёт остальных",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.disband": [
          {
            "description": "сквад распускают",
            "cond": "можно: сквад распускают",
            "target": "DISBANDED",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.offerReady": [
          {
            "description": "напарник откликается на горячий сквад",
            "cond": "можно: напарник откликается на горячий сквад",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.withdrawOffer": [
          {
            "description": "напарник отзывает отклик",
            "cond": "можно: напарник отзывает отклик",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.idleExpired": [
          {
            "description": "час тишины",
            "cond": "можно: час тишины",
            "target": "DISBANDED",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.invitationExpired": [
          {
            "description": "заказ остался без ответа",
            "cond": "можно: заказ остался без ответа",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.friendInvitationExpired": [
          {
            "description": "приглашение друга истекло",
            "cond": "можно: приглашение друга истекло",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.hotExpired": [
          {
            "description": "сквад больше не горячий",
            "cond": "можно: сквад больше не горячий",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.offerExpired": [
          {
            "description": "отклик истёк",
            "cond": "можно: отклик истёк",
            "actions": [
              "step"
            ]
          }
        ]
      }
    },
    "READY": {
      "description": "Готовность: цена держится, участники платят, напарники подтверждают",
      "entry": [
        "ownStep"
      ],
      "always": [
        {
          "cond": "все заплатили и подтвердили",
          "target": "STARTED"
        }
      ],
      "on": {
        "squad.inviteMate": [
          {
            "description": "владелец зовёт напарника",
            "cond": "можно: владелец зовёт напарника",
            "target": "PENDING",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.inviteFriend": [
          {
            "description": "зовут друга",
            "cond": "друга зовут по имени",
            "target": "PENDING",
            "actions": [
              "step"
            ]
          },
          {
            "description": "зовут друга",
            "cond": "можно: зовут друга",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.declineFriend": [
          {
            "description": "друг отказывается",
            "cond": "можно: друг отказывается",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.kick": [
          {
            "description": "владелец исключает или отзывает приглашение",
            "cond": "это участник",
            "target": "PENDING",
            "actions": [
              "step"
            ]
          },
          {
            "description": "владелец исключает или отзывает приглашение",
            "cond": "можно: владелец исключает или отзывает приглашение",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.publish": [
          {
            "description": "владелец открывает сквад всем",
            "cond": "можно: владелец открывает сквад всем",
            "target": "PENDING",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.join": [
          {
            "description": "клиент или друг вступает",
            "cond": "можно: клиент или друг вступает",
            "target": "PENDING",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.leave": [
          {
            "description": "участник выходит",
            "cond": "можно: участник выходит",
            "target": "PENDING",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.update": [
          {
            "description": "владелец меняет условия",
            "cond": "меняется цена",
            "target": "PENDING",
            "actions": [
              "step"
            ]
          },
          {
            "description": "владелец меняет условия",
            "cond": "можно: владелец меняет условия",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.applyPromoCode": [
          {
            "description": "владелец применяет промокод",
            "cond": "можно: владелец применяет промокод",
            "target": "PENDING",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.removePromoCode": [
          {
            "description": "владелец убирает промокод",
            "cond": "можно: владелец убирает промокод",
            "target": "PENDING",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.pay": [
          {
            "description": "участник платит",
            "cond": "можно: участник платит",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.confirm": [
          {
            "description": "участник подтверждает",
            "cond": "можно: участник подтверждает",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.ping": [
          {
            "description": "участник зовёт остальных",
            "cond": "можно: участник зовёт остальных",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.disband": [
          {
            "description": "сквад распускают",
            "cond": "можно: сквад распускают",
            "target": "DISBANDED",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.confirmationExpired": [
          {
            "description": "время на оплату и готовность вышло",
            "cond": "опоздал владелец",
            "target": "DISBANDED",
            "actions": [
              "step"
            ]
          },
          {
            "description": "время на оплату и готовность вышло",
            "cond": "можно: время на оплату и готовность вышло",
            "target": "PENDING",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.friendInvitationExpired": [
          {
            "description": "приглашение друга истекло",
            "cond": "можно: приглашение друга истекло",
            "actions": [
              "step"
            ]
          }
        ]
      }
    },
    "STARTED": {
      "description": "Лобби: владелец и напарники подтверждают, что на месте",
      "entry": [
        "ownStep"
      ],
      "always": [
        {
          "cond": "играть не с кем",
          "target": "DISBANDED"
        },
        {
          "cond": "все в лобби",
          "target": "IN_A_GAME"
        }
      ],
      "on": {
        "squad.leave": [
          {
            "description": "участник выходит",
            "cond": "можно: участник выходит",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.confirm": [
          {
            "description": "участник подтверждает",
            "cond": "можно: участник подтверждает",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.ping": [
          {
            "description": "участник зовёт остальных",
            "cond": "можно: участник зовёт остальных",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.needToRecreate": [
          {
            "description": "просят пересоздать сквад или передумали",
            "cond": "можно: просят пересоздать сквад или передумали",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.disband": [
          {
            "description": "сквад распускают",
            "cond": "можно: сквад распускают",
            "target": "DISBANDED",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.recreated": [
          {
            "description": "сквад пересоздан",
            "cond": "можно: сквад пересоздан",
            "target": "DISBANDED",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.lobbyExpired": [
          {
            "description": "время лобби вышло",
            "cond": "не пришёл владелец-напарник",
            "target": "DISBANDED",
            "actions": [
              "step"
            ]
          },
          {
            "description": "время лобби вышло",
            "cond": "владелец не пришёл и за добавленные минуты",
            "target": "DISBANDED",
            "actions": [
              "step"
            ]
          },
          {
            "description": "время лобби вышло",
            "cond": "можно: время лобби вышло",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.recreationExpired": [
          {
            "description": "время на пересоздание вышло",
            "cond": "можно: время на пересоздание вышло",
            "actions": [
              "step"
            ]
          }
        ]
      }
    },
    "IN_A_GAME": {
      "description": "Идёт игра",
      "entry": [
        "ownStep"
      ],
      "always": [
        {
          "cond": "играть не с кем",
          "target": "FINISHED"
        },
        {
          "cond": "согласны закончить раньше",
          "target": "FINISHED",
          "actions": [
            "ownStep"
          ]
        }
      ],
      "on": {
        "squad.leave": [
          {
            "description": "участник выходит",
            "cond": "можно: участник выходит",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.ping": [
          {
            "description": "участник зовёт остальных",
            "cond": "можно: участник зовёт остальных",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.needToRecreate": [
          {
            "description": "просят пересоздать сквад или передумали",
            "cond": "можно: просят пересоздать сквад или передумали",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.requestEarlyFinish": [
          {
            "description": "просят закончить раньше",
            "cond": "можно: просят закончить раньше",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.answerEarlyFinish": [
          {
            "description": "отвечают на просьбу закончить раньше",
            "cond": "можно: отвечают на просьбу закончить раньше",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.disband": [
          {
            "description": "сквад распускают",
            "cond": "можно: сквад распускают",
            "target": "DISBANDED",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.openDispute": [
          {
            "description": "открывают спор",
            "cond": "можно: открывают спор",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.answerDispute": [
          {
            "description": "отвечают на спор",
            "cond": "можно: отвечают на спор",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.decideDispute": [
          {
            "description": "модератор решает спор",
            "cond": "можно: модератор решает спор",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.recreated": [
          {
            "description": "сквад пересоздан",
            "cond": "можно: сквад пересоздан",
            "target": "DISBANDED",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.recreationExpired": [
          {
            "description": "время на пересоздание вышло",
            "cond": "можно: время на пересоздание вышло",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.durationElapsed": [
          {
            "description": "оплаченное время вышло",
            "cond": "можно: оплаченное время вышло",
            "target": "FINISHED",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.earlyFinishExpired": [
          {
            "description": "на просьбу закончить раньше не ответили",
            "cond": "молчание — согласие",
            "target": "FINISHED",
            "actions": [
              "step"
            ]
          },
          {
            "description": "на просьбу закончить раньше не ответили",
            "cond": "можно: на просьбу закончить раньше не ответили",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.disputeAnswerExpired": [
          {
            "description": "на спор не ответили",
            "cond": "можно: на спор не ответили",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.disputeDecisionExpired": [
          {
            "description": "модератор не решил спор в срок",
            "cond": "можно: модератор не решил спор в срок",
            "actions": [
              "step"
            ]
          }
        ]
      }
    },
    "FINISHED": {
      "description": "Игра завершена, деньги ждут расчёта",
      "entry": [
        "ownStep"
      ],
      "always": [],
      "on": {
        "squad.confirm": [
          {
            "description": "участник подтверждает",
            "cond": "можно: участник подтверждает",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.repeat": [
          {
            "description": "владелец повторяет сквад",
            "cond": "можно: владелец повторяет сквад",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.openDispute": [
          {
            "description": "открывают спор",
            "cond": "можно: открывают спор",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.answerDispute": [
          {
            "description": "отвечают на спор",
            "cond": "можно: отвечают на спор",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.decideDispute": [
          {
            "description": "модератор решает спор",
            "cond": "можно: модератор решает спор",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.disputeAnswerExpired": [
          {
            "description": "на спор не ответили",
            "cond": "можно: на спор не ответили",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.disputeDecisionExpired": [
          {
            "description": "модератор не решил спор в срок",
            "cond": "можно: модератор не решил спор в срок",
            "actions": [
              "step"
            ]
          }
        ],
        "squad.settlementDue": [
          {
            "description": "сутки без возражений: расчёт",
            "cond": "можно: сутки без возражений: расчёт",
            "actions": [
              "step"
            ]
          }
        ]
      }
    },
    "DISBANDED": {
      "description": "Сквад распущен, ничего не удержано",
      "type": "final",
      "entry": [
        "ownStep"
      ],
      "always": [],
      "on": {}
    }
  }
}, {
  guards: {
    "все в сборе": says("все в сборе"),
    "это участник": says("это участник"),
    "все заплатили и подтвердили": says("все заплатили и подтвердили"),
    "друга зовут по имени": says("друга зовут по имени"),
    "меняется цена": says("меняется цена"),
    "опоздал владелец": says("опоздал владелец"),
    "играть не с кем": says("играть не с кем"),
    "все в лобби": says("все в лобби"),
    "не пришёл владелец-напарник": says("не пришёл владелец-напарник"),
    "владелец не пришёл и за добавленные минуты": says("владелец не пришёл и за добавленные минуты"),
    "согласны закончить раньше": says("согласны закончить раньше"),
    "молчание — согласие": says("молчание — согласие"),
    "можно: владелец зовёт напарника": accepted,
    "можно: зовут друга": accepted,
    "можно: напарник принимает заказ": accepted,
    "можно: напарник отказывается от заказа": accepted,
    "можно: друг отказывается": accepted,
    "можно: владелец исключает или отзывает приглашение": accepted,
    "можно: владелец открывает сквад всем": accepted,
    "можно: владелец закрывает сквад": accepted,
    "можно: клиент или друг вступает": accepted,
    "можно: участник выходит": accepted,
    "можно: владелец меняет условия": accepted,
    "можно: владелец применяет промокод": accepted,
    "можно: владелец убирает промокод": accepted,
    "можно: участник зовёт остальных": accepted,
    "можно: сквад распускают": accepted,
    "можно: напарник откликается на горячий сквад": accepted,
    "можно: напарник отзывает отклик": accepted,
    "можно: час тишины": accepted,
    "можно: заказ остался без ответа": accepted,
    "можно: приглашение друга истекло": accepted,
    "можно: сквад больше не горячий": accepted,
    "можно: отклик истёк": accepted,
    "можно: участник платит": accepted,
    "можно: участник подтверждает": accepted,
    "можно: время на оплату и готовность вышло": accepted,
    "можно: просят пересоздать сквад или передумали": accepted,
    "можно: сквад пересоздан": accepted,
    "можно: время лобби вышло": accepted,
    "можно: время на пересоздание вышло": accepted,
    "можно: просят закончить раньше": accepted,
    "можно: отвечают на просьбу закончить раньше": accepted,
    "можно: открывают спор": accepted,
    "можно: отвечают на спор": accepted,
    "можно: модератор решает спор": accepted,
    "можно: оплаченное время вышло": accepted,
    "можно: на просьбу закончить раньше не ответили": accepted,
    "можно: на спор не ответили": accepted,
    "можно: модератор не решил спор в срок": accepted,
    "можно: владелец повторяет сквад": accepted,
    "можно: сутки без возражений: расчёт": accepted,
  },
  actions: {
    "ownStep": () => {},
    "step": () => {},
  },
  services: {
  },
  delays: {},
});
