// @ts-nocheck
import { createMachine } from 'xstate';

// «earlyFinish» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
// {"type":"…","when":"refused"}, или в when контекста ниже.
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
            "cond": "refused",
            "target": "NONE"
          },
          {
            "description": "согласился каждый",
            "cond": "everybodyAgreed",
            "target": "AGREED"
          }
        ],
        "squad.earlyFinishExpired": [
          {
            "description": "срок вышел, просил плательщик",
            "cond": "askedByPayer",
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
}, {
  guards: {
    "refused": says("refused"),
    "everybodyAgreed": says("everybodyAgreed"),
    "askedByPayer": says("askedByPayer"),
  },
  actions: {
  },
  services: {
  },
  delays: {},
});
