import { createMachine } from 'xstate';

export const machine = createMachine({
  "id": "article",
  "description": "Жизнь материала: черновик рядом с опубликованной версией",
  "initial": "CREATED",
  "states": {
    "CREATED": {
      "description": "Автор пишет; опубликованная версия, если она есть, остаётся на месте",
      "on": {
        "article.edited": {
          "description": "автор правит",
          "guard": "allowed",
          "target": "CREATED"
        },
        "article.sent": {
          "description": "отправлен на проверку",
          "guard": "allowed",
          "target": "UNDER_MODERATION"
        },
        "article.unpublished": {
          "description": "снят с публикации",
          "guard": "allowed"
        },
        "article.deleted": {
          "description": "автор удалил",
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.removed": {
          "description": "модератор удалил",
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.reassigned": {
          "description": "передан другому автору",
          "guard": "allowed",
          "target": "REASSIGNED"
        }
      }
    },
    "UNDER_MODERATION": {
      "description": "Модератор читает; автор может забрать материал с проверки",
      "on": {
        "article.unpublished": {
          "description": "автор забрал с проверки",
          "guard": "allowed",
          "target": "CREATED"
        },
        "article.approved": {
          "description": "модератор одобрил",
          "guard": "allowed",
          "target": "APPROVED"
        },
        "article.returned": {
          "description": "модератор вернул с замечаниями",
          "guard": "allowed",
          "target": "NEED_FIX"
        },
        "article.rejected": {
          "description": "модератор отказал",
          "guard": "allowed",
          "target": "REJECTED"
        },
        "article.removed": {
          "description": "модератор удалил",
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.reassigned": {
          "description": "передан другому автору",
          "guard": "allowed",
          "target": "REASSIGNED"
        }
      }
    },
    "NEED_FIX": {
      "description": "Модератор оставил замечания, автор правит",
      "on": {
        "article.edited": {
          "description": "автор правит",
          "guard": "allowed",
          "target": "NEED_FIX"
        },
        "article.sent": {
          "description": "отправлен на проверку",
          "guard": "allowed",
          "target": "UNDER_MODERATION"
        },
        "article.unpublished": {
          "description": "снят с публикации",
          "guard": "allowed"
        },
        "article.deleted": {
          "description": "автор удалил",
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.removed": {
          "description": "модератор удалил",
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.reassigned": {
          "description": "передан другому автору",
          "guard": "allowed",
          "target": "REASSIGNED"
        }
      }
    },
    "APPROVED": {
      "description": "Новейшая версия одобрена; правка начинает черновик рядом с ней",
      "on": {
        "article.edited": {
          "description": "автор правит",
          "guard": "allowed",
          "target": "CREATED"
        },
        "article.sent": {
          "description": "снятый возвращён",
          "guard": "allowed",
          "target": "APPROVED"
        },
        "article.unpublished": {
          "description": "снят с публикации",
          "guard": "allowed"
        },
        "article.deleted": {
          "description": "автор удалил",
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.removed": {
          "description": "модератор удалил",
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.reassigned": {
          "description": "передан другому автору",
          "guard": "allowed",
          "target": "REASSIGNED"
        }
      }
    },
    "REJECTED": {
      "description": "Модератор отказал; автор может переписать и прислать снова",
      "on": {
        "article.edited": {
          "description": "автор правит",
          "guard": "allowed",
          "target": "REJECTED"
        },
        "article.sent": {
          "description": "отправлен на проверку",
          "guard": "allowed",
          "target": "UNDER_MODERATION"
        },
        "article.unpublished": {
          "description": "снят с публикации",
          "guard": "allowed"
        },
        "article.deleted": {
          "description": "автор удалил",
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.removed": {
          "description": "модератор удалил",
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.reassigned": {
          "description": "передан другому автору",
          "guard": "allowed",
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
          "guard": "allowed",
          "target": "CREATED"
        },
        "article.sent": {
          "description": "отправлен на проверку",
          "guard": "allowed",
          "target": "UNDER_MODERATION"
        },
        "article.unpublished": {
          "description": "снят с публикации",
          "guard": "allowed"
        },
        "article.deleted": {
          "description": "автор удалил",
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.removed": {
          "description": "модератор удалил",
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.reassigned": {
          "description": "передан другому автору",
          "guard": "allowed",
          "target": "REASSIGNED"
        }
      }
    }
  }
});
