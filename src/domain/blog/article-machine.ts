import { setup, transition } from 'xstate';
import { phantom } from '../phantom';
import type { ArticleStatus } from './article-enums';
import { type ArticleErrorCode, type ArticleEvent, type ArticleFacts, articleRefusal } from './article-rules';

interface Context extends ArticleFacts {
  /** The current status: XState does not pass the state to guards. */
  readonly status: ArticleStatus;
}

const toRemoved = {
  'article.deleted': { description: 'автор удалил', guard: 'allowed', target: 'DELETED' },
  'article.removed': { description: 'модератор удалил', guard: 'allowed', target: 'DELETED' },
  'article.reassigned': { description: 'передан другому автору', guard: 'allowed', target: 'REASSIGNED' },
} as const;

/** Unpublishing does not change the status of the draft. */
const takeDown = { description: 'снят с публикации', guard: 'allowed' } as const;

/**
 * The life of an article: its newest version is written, moderated and approved, while people go on reading the
 * published one (specification, sections 3 and 4).
 */
export const articleMachine = setup({
  types: { context: phantom<Context>(), input: phantom<Context>(), events: phantom<ArticleEvent>() },
  guards: { allowed: ({ context, event }) => articleRefusal(context.status, context, event) === null },
}).createMachine({
  id: 'article',
  description: 'Жизнь материала: черновик рядом с опубликованной версией',
  context: ({ input }) => input,
  initial: 'CREATED',
  states: {
    CREATED: {
      description: 'Автор пишет; опубликованная версия, если она есть, остаётся на месте',
      on: {
        'article.edited': { description: 'автор правит', guard: 'allowed', target: 'CREATED' },
        'article.sent': { description: 'отправлен на проверку', guard: 'allowed', target: 'UNDER_MODERATION' },
        'article.unpublished': takeDown,
        ...toRemoved,
      },
    },
    UNDER_MODERATION: {
      description: 'Модератор читает; автор может забрать материал с проверки',
      on: {
        'article.unpublished': { description: 'автор забрал с проверки', guard: 'allowed', target: 'CREATED' },
        'article.approved': { description: 'модератор одобрил', guard: 'allowed', target: 'APPROVED' },
        'article.returned': { description: 'модератор вернул с замечаниями', guard: 'allowed', target: 'NEED_FIX' },
        'article.rejected': { description: 'модератор отказал', guard: 'allowed', target: 'REJECTED' },
        'article.removed': toRemoved['article.removed'],
        'article.reassigned': toRemoved['article.reassigned'],
      },
    },
    NEED_FIX: {
      description: 'Модератор оставил замечания, автор правит',
      on: {
        'article.edited': { description: 'автор правит', guard: 'allowed', target: 'NEED_FIX' },
        'article.sent': { description: 'отправлен на проверку', guard: 'allowed', target: 'UNDER_MODERATION' },
        'article.unpublished': takeDown,
        ...toRemoved,
      },
    },
    APPROVED: {
      description: 'Новейшая версия одобрена; правка начинает черновик рядом с ней',
      on: {
        'article.edited': { description: 'автор правит', guard: 'allowed', target: 'CREATED' },
        // Was unpublished and is republished without changes.
        'article.sent': { description: 'снятый возвращён', guard: 'allowed', target: 'APPROVED' },
        'article.unpublished': takeDown,
        ...toRemoved,
      },
    },
    REJECTED: {
      description: 'Модератор отказал; автор может переписать и прислать снова',
      on: {
        'article.edited': { description: 'автор правит', guard: 'allowed', target: 'REJECTED' },
        'article.sent': { description: 'отправлен на проверку', guard: 'allowed', target: 'UNDER_MODERATION' },
        'article.unpublished': takeDown,
        ...toRemoved,
      },
    },
    DELETED: { description: 'Материала нет; купившие раньше получили деньги назад', type: 'final' },
    REASSIGNED: {
      description: 'Материал передан другому автору, дальше решает он',
      on: {
        'article.edited': { description: 'автор правит', guard: 'allowed', target: 'CREATED' },
        'article.sent': { description: 'отправлен на проверку', guard: 'allowed', target: 'UNDER_MODERATION' },
        'article.unpublished': takeDown,
        ...toRemoved,
      },
    },
  },
});

/** Whether the published version is in the feed after an event. */
const liveAfter = (
  facts: ArticleFacts,
  before: ArticleStatus,
  after: ArticleStatus,
  { type }: ArticleEvent,
): boolean => {
  if (type === 'article.approved') return true;
  if (after === 'DELETED') return false;
  if (type === 'article.sent') return facts.live || after === 'APPROVED';
  if (type === 'article.unpublished') return before === 'UNDER_MODERATION' && facts.live;
  return facts.live;
};

interface After {
  readonly status: ArticleStatus;
  readonly live: boolean;
}

/** The status after this event and whether the article is in the feed, or the refusal. */
export const articleAfter = (
  status: ArticleStatus,
  facts: ArticleFacts,
  event: ArticleEvent,
): After | { readonly refused: ArticleErrorCode } => {
  const refused = articleRefusal(status, facts, event);
  if (refused !== null) return { refused };
  const before = articleMachine.resolveState({ value: status, context: { ...facts, status } });
  const [next] = transition(articleMachine, before, event);
  return { status: next.value, live: liveAfter(facts, status, next.value, event) };
};
