import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "dispute",
  "description": "Спор о деньгах сквада",
  "initial": "NONE",
  "states": {
    "NONE": {
      "description": "Спора нет",
      "on": {
        "squad.openDispute": "NEW"
      }
    },
    "NEW": {
      "description": "Другая сторона отвечает; молчание сутки — согласие",
      "on": {
        "squad.answerDispute": [
          {
            "guard": "refused",
            "target": "IN_PROGRESS"
          },
          {
            "guard": "everybodyGranted",
            "target": "CLOSED"
          }
        ],
        "squad.disputeAnswerExpired": "CLOSED"
      }
    },
    "IN_PROGRESS": {
      "description": "Решает модератор; не решил за 14 дней — всё возвращается",
      "on": {
        "squad.decideDispute": "CLOSED",
        "squad.disputeDecisionExpired": "CLOSED"
      }
    },
    "CLOSED": {
      "description": "Решено, деньги разошлись",
      "type": "final"
    }
  }
});
