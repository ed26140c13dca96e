import { articleStatuses, type ArticleStatus } from '#domain/blog/article-enums.ts';
import { articleEventTypes, type ArticleEventType, type ArticleFacts } from '#domain/blog/article-rules.ts';
import { articleAfter, articleMachine } from '#domain/blog/article-machine.ts';

const draft: ArticleFacts = { hasVersion: false, live: false, buyers: 0 };
const published: ArticleFacts = { hasVersion: true, live: true, buyers: 0 };
const takenDown: ArticleFacts = { hasVersion: true, live: false, buyers: 0 };
const sold: ArticleFacts = { ...published, buyers: 3 };

/**
 * Result of an event: the status and whether the article is in the feed (+ or −), or the refusal without its prefix.
 */
type Outcome = `${ArticleStatus} ${'+' | '−'}` | string;

const outcome = (status: ArticleStatus, facts: ArticleFacts, type: ArticleEventType): Outcome => {
  const after = articleAfter(status, facts, { type });
  return 'refused' in after ? after.refused.replace('BLOG_', '') : `${after.status} ${after.live ? '+' : '−'}`;
};

const row = (status: ArticleStatus, facts: ArticleFacts): readonly Outcome[] =>
  articleEventTypes.map((type) => outcome(status, facts, type));

// edited, sent, unpublished, deleted, approved, returned, rejected, reassigned, removed
const notAsked = Array<string>(3).fill('ARTICLE_NOT_UNDER_MODERATION');

test('an article that has never been published', () => {
  const no = 'NO_PUBLISHED_VERSION';
  const gone = 'DELETED −';
  expect(row('CREATED', draft)).toEqual([
    'CREATED −',
    'UNDER_MODERATION −',
    no,
    gone,
    ...notAsked,
    'REASSIGNED −',
    gone,
  ]);
  expect(row('NEED_FIX', draft)).toEqual([
    'NEED_FIX −',
    'UNDER_MODERATION −',
    no,
    gone,
    ...notAsked,
    'REASSIGNED −',
    gone,
  ]);
  expect(row('REJECTED', draft)).toEqual([
    'REJECTED −',
    'UNDER_MODERATION −',
    no,
    gone,
    ...notAsked,
    'REASSIGNED −',
    gone,
  ]);
  expect(row('REASSIGNED', draft)).toEqual([
    'CREATED −',
    'UNDER_MODERATION −',
    no,
    gone,
    ...notAsked,
    'REASSIGNED −',
    gone,
  ]);
  expect(row('UNDER_MODERATION', draft)).toEqual([
    'CANNOT_UPDATE',
    'NO_DRAFT',
    'CREATED −',
    'CANNOT_DELETE',
    'APPROVED +',
    'NEED_FIX −',
    'REJECTED −',
    'REASSIGNED −',
    gone,
  ]);
});

test('a published article stays readable while its draft is edited, until it is unpublished', () => {
  const gone = 'DELETED −';
  expect(row('APPROVED', published)).toEqual([
    'CREATED +',
    'NO_DRAFT',
    'APPROVED −',
    gone,
    ...notAsked,
    'REASSIGNED +',
    gone,
  ]);
  expect(row('CREATED', published)).toEqual([
    'CREATED +',
    'UNDER_MODERATION +',
    'CREATED −',
    gone,
    ...notAsked,
    'REASSIGNED +',
    gone,
  ]);
  expect(row('UNDER_MODERATION', published).slice(0, 7)).toEqual([
    'CANNOT_UPDATE',
    'NO_DRAFT',
    'CREATED +',
    'CANNOT_DELETE',
    'APPROVED +',
    'NEED_FIX +',
    'REJECTED +',
  ]);
});

test('an unpublished article is republished unchanged, and cannot be unpublished twice', () => {
  expect(row('APPROVED', takenDown).slice(0, 4)).toEqual(['CREATED −', 'APPROVED +', 'CANNOT_UNPUBLISH', 'DELETED −']);
});

test('an author cannot delete an article that was bought; an operator can', () => {
  expect(outcome('APPROVED', sold, 'article.deleted')).toBe('CANNOT_DELETE');
  expect(outcome('APPROVED', sold, 'article.removed')).toBe('DELETED −');
});

test('a deleted article is not there for anything', () => {
  for (const facts of [draft, published, takenDown, sold])
    expect(new Set(row('DELETED', facts))).toEqual(new Set(['NOT_FOUND']));
});

test('the machine has the states of the specification and each of them is reached', () => {
  expect(Object.keys(articleMachine.states)).toEqual([...articleStatuses]);
  const reached = new Set<ArticleStatus>(['CREATED']);
  for (const status of reached)
    for (const facts of [draft, published, takenDown])
      for (const type of articleEventTypes) {
        const after = articleAfter(status, facts, { type });
        if (!('refused' in after)) reached.add(after.status);
      }
  expect([...reached].sort()).toEqual([...articleStatuses].sort());
});
