import { fromPromise, setup } from 'xstate';

// «article» для Stately Studio (XState 5). Условие — слово: оно выполнено, если названо в when события,
// {"type":"…","when":"…"}, или в when контекста ниже.
// Где условие — только «можно», событие проходит, пока в нём нет refused: true.
const says = (word, fields = {}) => ({ context, event }) =>
  [event.when, context.when].flat().includes(word) || fits(event, fields);
const fits = (event, fields) =>
  Object.keys(fields).length > 0 && Object.entries(fields).every(([name, value]) => event[name] === value);
const accepted = ({ event }) => event.refused !== true;
const waits = fromPromise(() => new Promise(() => {}));

export const machine = setup({
  guards: {
    "можно: автор правит": accepted,
    "можно: отправлен на проверку": accepted,
    "можно: снят с публикации": accepted,
    "можно: автор удалил": accepted,
    "можно: модератор удалил": accepted,
    "можно: передан другому автору": accepted,
    "можно: автор забрал с проверки": accepted,
    "можно: модератор одобрил": accepted,
    "можно: модератор вернул с замечаниями": accepted,
    "можно: модератор отказал": accepted,
    "можно: снятый возвращён": accepted,
  },
  actions: {
    "stays": () => {},
  },
  actors: {
  },
  delays: {},
}).createMachine({
  "context": {
    "when": []
  },
  "id": "article",
  "description": "Жизнь материала: черновик рядом с опубликованной версией",
  "initial": "CREATED",
  "states": {
    "CREATED": {
      "description": "Автор пишет; опубликованная версия, если она есть, остаётся на месте",
      "on": {
        "article.edited": {
          "description": "автор правит",
          "guard": "можно: автор правит",
          "target": "CREATED"
        },
        "article.sent": {
          "description": "отправлен на проверку",
          "guard": "можно: отправлен на проверку",
          "target": "UNDER_MODERATION"
        },
        "article.unpublished": {
          "description": "снят с публикации",
          "guard": "можно: снят с публикации",
          "actions": [
            "stays"
          ]
        },
        "article.deleted": {
          "description": "автор удалил",
          "guard": "можно: автор удалил",
          "target": "DELETED"
        },
        "article.removed": {
          "description": "модератор удалил",
          "guard": "можно: модератор удалил",
          "target": "DELETED"
        },
        "article.reassigned": {
          "description": "передан другому автору",
          "guard": "можно: передан другому автору",
          "target": "REASSIGNED"
        }
      }
    },
    "UNDER_MODERATION": {
      "description": "Модератор читает; автор может забрать материал с проверки",
      "on": {
        "article.unpublished": {
          "description": "автор забрал с проверки",
          "guard": "можно: автор забрал с проверки",
          "target": "CREATED"
        },
        "article.approved": {
          "description": "модератор одобрил",
          "guard": "можно: модератор одобрил",
          "target": "APPROVED"
        },
        "article.returned": {
          "description": "модератор вернул с замечаниями",
          "guard": "можно: модератор вернул с замечаниями",
          "target": "NEED_FIX"
        },
        "article.rejected": {
          "description": "модератор отказал",
          "guard": "можно: модератор отказал",
          "target": "REJECTED"
        },
        "article.removed": {
          "description": "модератор удалил",
          "guard": "можно: модератор удалил",
          "target": "DELETED"
        },
        "article.reassigned": {
          "description": "передан другому автору",
          "guard": "можно: передан другому автору",
          "target": "REASSIGNED"
        }
      }
    },
    "NEED_FIX": {
      "description": "Модератор оставил замечания, автор правит",
      "on": {
        "article.edited": {
          "description": "автор правит",
          "guard": "можно: автор правит",
          "target": "NEED_FIX"
        },
        "article.sent": {
          "description": "отправлен на проверку",
          "guard": "можно: отправлен на проверку",
          "target": "UNDER_MODERATION"
        },
        "article.unpublished": {
          "description": "снят с публикации",
          "guard": "можно: снят с публикации",
          "actions": [
            "stays"
          ]
        },
        "article.deleted": {
          "description": "автор удалил",
          "guard": "можно: автор удалил",
          "target": "DELETED"
        },
        "article.removed": {
          "description": "модератор удалил",
          "guard": "можно: модератор удалил",
          "target": "DELETED"
        },
        "article.reassigned": {
          "description": "передан другому автору",
          "guard": "можно: передан другому автору",
          "target": "REASSIGNED"
        }
      }
    },
    "APPROVED": {
      "description": "Новейшая версия одобрена; правка начинает черновик рядом с ней",
      "on": {
        "article.edited": {
          "description": "автор правит",
          "guard": "можно: автор правит",
          "target": "CREATED"
        },
        "article.sent": {
          "description": "снятый возвращён",
          "guard": "можно: снятый возвращён",
          "target": "APPROVED"
        },
        "article.unpublished": {
          "description": "снят с публикации",
          "guard": "можно: снят с публикации",
          "actions": [
            "stays"
          ]
        },
        "article.deleted": {
          "description": "автор удалил",
          "guard": "можно: автор удалил",
          "target": "DELETED"
        },
        "article.removed": {
          "description": "модератор удалил",
          "guard": "можно: модератор удалил",
          "target": "DELETED"
        },
        "article.reassigned": {
          "description": "передан другому автору",
          "guard": "можно: передан другому автору",
          "target": "REASSIGNED"
        }
      }
    },
    "REJECTED": {
      "description": "Модератор отказал; автор может переписать и прислать снова",
      "on": {
        "article.edited": {
          "description": "автор правит",
          "guard": "можно: автор правит",
          "target": "REJECTED"
        },
        "article.sent": {
          "description": "отправлен на проверку",
          "guard": "можно: отправлен на проверку",
          "target": "UNDER_MODERATION"
        },
        "article.unpublished": {
          "description": "снят с публикации",
          "guard": "можно: снят с публикации",
          "actions": [
            "stays"
          ]
        },
        "article.deleted": {
          "description": "автор удалил",
          "guard": "можно: автор удалил",
          "target": "DELETED"
        },
        "article.removed": {
          "description": "модератор удалил",
          "guard": "можно: модератор удалил",
          "target": "DELETED"
        },
        "article.reassigned": {
          "description": "передан другому автору",
          "guard": "можно: передан другому автору",
          "target": "REASSIGNED"
        }
      }
    },
    "DELETED": {
      "description": "Материала нет; купившие раньше получили деньги назад",
      "type": "final"
    },
    "REASSIGNED": {
      "description": "Материал передан другому автору, дальше решает он",
      "on": {
        "article.edited": {
          "description": "автор правит",
          "guard": "можно: автор правит",
          "target": "CREATED"
        },
        "article.sent": {
          "description": "отправлен на проверку",
          "guard": "можно: отправлен на проверку",
          "target": "UNDER_MODERATION"
        },
        "article.unpublished": {
          "description": "снят с публикации",
          "guard": "можно: снят с публикации",
          "actions": [
            "stays"
          ]
        },
        "article.deleted": {
          "description": "автор удалил",
          "guard": "можно: автор удалил",
          "target": "DELETED"
        },
        "article.removed": {
          "description": "модератор удалил",
          "guard": "можно: модератор удалил",
          "target": "DELETED"
        },
        "article.reassigned": {
          "description": "передан другому автору",
          "guard": "можно: передан другому автору",
          "target": "REASSIGNED"
        }
      }
    }
  }
});
