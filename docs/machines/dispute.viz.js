// @ts-nocheck
import { createMachine } from 'xstate';

// «dispute» для визуализатора (XState 4). Условие — слово: оно выполнено, если названо в when события,
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
            "cond": "refused",
            "target": "IN_PROGRESS"
          },
          {
            "description": "согласился каждый",
            "cond": "everybodyGranted",
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
}, {
  guards: {
    "refused": says("refused"),
    "everybodyGranted": says("everybodyGranted"),
  },
  actions: {
  },
  services: {
  },
  delays: {},
});
