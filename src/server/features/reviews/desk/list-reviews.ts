import { typedNumber } from '#domain/text/search-form.ts';
import { eq, isNotNull, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { output } from 'zod/v4/core';
import type { deskReviewsContract } from '#contract/desk/people/reviews.ts';
import type { App } from '#server/platform/app.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { between, either, equal, type Filter, oneOf, present, search, within } from '#server/platform/db/filters.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { review } from '#server/platform/db/schema/reviews.ts';
import { ofFirstNamed, ofPersonNamed } from '#server/platform/db/search.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

type List = (typeof deskReviewsContract)['GET /v1/admin/reviews'];
export type ReviewLine = output<List['response']>['items'][number];

const author = alias(appUser, 'author');
const subject = alias(appUser, 'subject');
const columns = { row: review, author: personColumns(author), subject: personColumns(subject) };

interface Found {
  readonly row: typeof review.$inferSelect;
  readonly author: ReviewLine['author'];
  readonly subject: ReviewLine['subject'];
}

/** Whether the review is imported: it has no squad. */
export const isImported = (row: Pick<typeof review.$inferSelect, 'squadId'>): boolean => row.squadId === null;

const lineOf = ({ row, author: by, subject: about }: Found): ReviewLine => ({
  id: row.id,
  author: by,
  authorName: row.authorName,
  subject: about,
  gameId: row.gameId,
  kind: row.categoryKind,
  squadId: row.squadId,
  imported: isImported(row),
  rating: row.ratingHundredths / 100,
  text: row.text,
  createdAt: row.createdAt,
  shownAt: row.shownAt,
  hiddenAt: row.hiddenAt,
  hiddenReason: row.hiddenReason,
  editedAt: row.editedAt,
});

/** One review as operators list it. @throws Refusal ADMIN_REVIEWS_NOT_FOUND */
export const reviewLine = async (db: Executor, id: number): Promise<ReviewLine> => {
  const [found] = await db
    .select(columns)
    .from(review)
    .leftJoin(author, eq(author.id, review.authorId))
    .innerJoin(subject, eq(subject.id, review.subjectId))
    .where(eq(review.id, id));
  if (!found) throw new Refusal('ADMIN_REVIEWS_NOT_FOUND');
  return lineOf(found);
};

const sorts = {
  createdAt: { by: review.createdAt, type: 'timestamptz' },
  rating: { by: review.ratingHundredths, type: 'bigint' },
} as const;

const matches = (text: string): Filter => {
  const number = typedNumber(text);
  return number === null
    ? ofPersonNamed(review.subjectId, text)
    : or(eq(review.id, number), ofFirstNamed(review.subjectId, text));
};

const hundredths = (rating: number | undefined) => (rating === undefined ? undefined : Math.round(rating * 100));

const filtersOf = (query: output<List['query']>): readonly Filter[] => [
  equal(review.gameId, query.gameId),
  oneOf(review.categoryKind, query.kind),
  either(query.imported, isNull(review.squadId), isNotNull(review.squadId)),
  present(review.hiddenAt, query.hidden),
  between(review.ratingHundredths, hundredths(query.minRating), hundredths(query.maxRating)),
  within(review.createdAt, query),
  search(query.search, matches),
];

/** A page of all reviews, newest first by default. */
export const listReviews = (app: App, query: output<List['query']>) =>
  readPage({
    db: app.db,
    query,
    sorts,
    sort: '-createdAt',
    id: { by: review.id, type: 'bigint' },
    filters: filtersOf(query),
    rows: (key) =>
      app.db
        .select({ ...columns, id: review.id, key })
        .from(review)
        .leftJoin(author, eq(author.id, review.authorId))
        .innerJoin(subject, eq(subject.id, review.subjectId)),
    counted: review,
    line: lineOf,
  });
