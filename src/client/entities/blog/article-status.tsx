import type { OwnArticle } from '#contract/blog/article-views.ts';
import { Badge, type BadgeTone } from '../../kit/display/badge';
import { Row } from '../../kit/layout/stack';
import { defineTexts } from '../../kit/texts/define-texts';

const texts = defineTexts({
  ru: {
    live: 'Опубликована',
    down: 'Снята с публикации',
    statuses: {
      CREATED: 'Черновик',
      UNDER_MODERATION: 'На проверке',
      NEED_FIX: 'Нужно поправить',
      APPROVED: '',
      REJECTED: 'Отклонена',
      DELETED: 'Удалена',
      REASSIGNED: 'Передана тебе',
    },
    edits: 'Есть правки',
    editsWait: 'Правки на проверке',
  },
});

const tones: Readonly<Record<OwnArticle['status'], BadgeTone>> = {
  CREATED: 'neutral',
  UNDER_MODERATION: 'info',
  NEED_FIX: 'warn',
  APPROVED: 'ok',
  REJECTED: 'danger',
  DELETED: 'danger',
  REASSIGNED: 'violet',
};

type ArticleState = Pick<OwnArticle, 'status' | 'live' | 'hasVersion'>;

const statusText = ({ status, hasVersion }: ArticleState): string => {
  if (hasVersion && status === 'CREATED') return texts.edits;
  return hasVersion && status === 'UNDER_MODERATION' ? texts.editsWait : texts.statuses[status];
};

/** A published article with unpublished changes has two badges, one for each state. */
export const ArticleStatus = (article: ArticleState) => {
  const text = statusText(article);
  return (
    <Row as="span" $gap={6}>
      {article.live && <Badge $tone="ok">{texts.live}</Badge>}
      {!article.live && article.hasVersion && <Badge>{texts.down}</Badge>}
      {text !== '' && <Badge $tone={tones[article.status]}>{text}</Badge>}
    </Row>
  );
};
