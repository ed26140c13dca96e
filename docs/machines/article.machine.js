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
          "guard": "allowed",
          "target": "CREATED"
        },
        "article.sent": {
          "guard": "allowed",
          "target": "UNDER_MODERATION"
        },
        "article.unpublished": {
          "guard": "allowed"
        },
        "article.deleted": {
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.removed": {
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.reassigned": {
          "guard": "allowed",
          "target": "REASSIGNED"
        }
      }
    },
    "UNDER_MODERATION": {
      "description": "Модератор читает; автор может забрать материал с проверки",
      "on": {
        "article.unpublished": {
          "guard": "allowed",
          "target": "CREATED"
        },
        "article.approved": {
          "guard": "allowed",
          "target": "APPROVED"
        },
        "article.returned": {
          "guard": "allowed",
          "target": "NEED_FIX"
        },
        "article.rejected": {
          "guard": "allowed",
          "target": "REJECTED"
        },
        "article.removed": {
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.reassigned": {
          "guard": "allowed",
          "target": "REASSIGNED"
        }
      }
    },
    "NEED_FIX": {
      "description": "Модератор оставил замечания, автор правит",
      "on": {
        "article.edited": {
          "guard": "allowed",
          "target": "NEED_FIX"
        },
        "article.sent": {
          "guard": "allowed",
          "target": "UNDER_MODERATION"
        },
        "article.unpublished": {
          "guard": "allowed"
        },
        "article.deleted": {
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.removed": {
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.reassigned": {
          "guard": "allowed",
          "target": "REASSIGNED"
        }
      }
    },
    "APPROVED": {
      "description": "Новейшая версия одобрена; правка начинает черновик рядом с ней",
      "on": {
        "article.edited": {
          "guard": "allowed",
          "target": "CREATED"
        },
        "article.sent": {
          "guard": "allowed",
          "target": "APPROVED"
        },
        "article.unpublished": {
          "guard": "allowed"
        },
        "article.deleted": {
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.removed": {
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.reassigned": {
          "guard": "allowed",
          "target": "REASSIGNED"
        }
      }
    },
    "REJECTED": {
      "description": "Модератор отказал; автор может переписать и прислать снова",
      "on": {
        "article.edited": {
          "guard": "allowed",
          "target": "REJECTED"
        },
        "article.sent": {
          "guard": "allowed",
          "target": "UNDER_MODERATION"
        },
        "article.unpublished": {
          "guard": "allowed"
        },
        "article.deleted": {
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.removed": {
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.reassigned": {
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
          "guard": "allowed",
          "target": "CREATED"
        },
        "article.sent": {
          "guard": "allowed",
          "target": "UNDER_MODERATION"
        },
        "article.unpublished": {
          "guard": "allowed"
        },
        "article.deleted": {
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.removed": {
          "guard": "allowed",
          "target": "DELETED"
        },
        "article.reassigned": {
          "guard": "allowed",
          "target": "REASSIGNED"
        }
      }
    }
  }
});
