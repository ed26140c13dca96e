import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "earlyFinish",
  "description": "Досрочное завершение игры",
  "initial": "NONE",
  "states": {
    "NONE": {
      "description": "Никто не просит закончить раньше",
      "on": {
        "squad.requestEarlyFinish": {
          "description": "попросили закончить раньше",
          "target": "REQUESTED"
        }
      }
    },
    "REQUESTED": {
      "description": "Другая сторона отвечает, пять минут; нужно согласие каждого",
      "on": {
        "squad.answerEarlyFinish": [
          {
            "description": "кто-то не согласен",
            "guard": "refused",
            "target": "NONE"
          },
          {
            "description": "согласился каждый",
            "guard": "everybodyAgreed",
            "target": "AGREED"
          }
        ],
        "squad.earlyFinishExpired": [
          {
            "description": "срок вышел, просил плательщик",
            "guard": "askedByPayer",
            "target": "AGREED"
          },
          {
            "description": "срок вышел, просил напарник",
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
