import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "earlyFinish",
  "description": "Досрочное завершение игры",
  "initial": "NONE",
  "states": {
    "NONE": {
      "description": "Никто не просит закончить раньше",
      "on": {
        "squad.requestEarlyFinish": "REQUESTED"
      }
    },
    "REQUESTED": {
      "description": "Другая сторона отвечает, пять минут; нужно согласие каждого",
      "on": {
        "squad.answerEarlyFinish": [
          {
            "guard": "refused",
            "target": "NONE"
          },
          {
            "guard": "everybodyAgreed",
            "target": "AGREED"
          }
        ],
        "squad.earlyFinishExpired": [
          {
            "guard": "askedByPayer",
            "target": "AGREED"
          },
          {
            "target": "NONE"
          }
        ]
      }
    },
    "AGREED": {
      "description": "Согласились: игра завершается, несыгранное возвращается",
      "type": "final"
    }
  }
});
