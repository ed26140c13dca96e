import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "dispute",
  "description": "Спор о деньгах сквада",
  "initial": "NONE",
  "states": {
    "NONE": {
      "description": "Спора нет",
      "on": {
        "squad.openDispute": {
          "description": "спор открыт",
          "target": "NEW"
        }
      }
    },
    "NEW": {
      "description": "Другая сторона отвечает; молчание сутки — согласие",
      "on": {
        "squad.answerDispute": [
          {
            "description": "другая сторона не согласна",
            "guard": "refused",
            "target": "IN_PROGRESS"
          },
          {
            "description": "согласился каждый",
            "guard": "everybodyGranted",
            "target": "CLOSED"
          }
        ],
        "squad.disputeAnswerExpired": {
          "description": "срок ответа вышел",
          "target": "CLOSED"
        }
      }
    },
    "IN_PROGRESS": {
      "description": "Решает модератор; не решил за 14 дней — всё возвращается",
      "on": {
        "squad.decideDispute": {
          "description": "модератор решил",
          "target": "CLOSED"
        },
        "squad.disputeDecisionExpired": {
          "description": "срок решения вышел",
          "target": "CLOSED"
        }
      }
    },
    "CLOSED": {
      "description": "Решено, деньги разошлись",
      "type": "final"
    }
  }
});
