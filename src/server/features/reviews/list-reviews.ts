import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReviewItemAnswer, reviewsContract } from '#contract/mates/reviews.ts';
import { personColumns } from '../../platform/db/person-columns';
import type { Db } from '../../platform/db/open-database';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { appUser } from '../../platform/db/schema/people';
import { isVisibleToOthers } from '../../platform/db/visible-to-others';
import { review } from '../../platform/db/schema/reviews';
import type { Handler } from '../../platform/http/call';
import { cutPage, readCursor } from '../../platform/http/paging';
import { Refusal } from '../../platform/http/refusal';
import { isShown } from './rating';

const author = alias(appUser, 'author');
const subject = alias(appUser, 'subject');

const isGone = sql<boolean>`(${author.status} = 'DELETED' OR ${author.leavingAt} IS NOT NULL)`;

const readShown = (db: Db, where: SQL, limit: number) =>
  db
    .select({
      review,
      author: { id: author.id, username: author.username, avatarUrl: author.avatarUrl, gone: isGone },
      subject: personColumns(subject),
    })
    .from(review)
    .leftJoin(author, eq(author.id, review.authorId))
    .innerJoin(subject, eq(subject.id, review.subjectId))
    .where(sql`${where} AND ${isShown}`)
    .orderBy(desc(review.shownAt), desc(review.id))
    .limit(limit);

type Row = Awaited<ReturnType<typeof readShown>>[number];

/**
 * An imported review shows its author's name; reviews of a person who is deleted or leaving stay, without their name.
 */
const authorOf = ({ review: { authorName }, author: person }: Row): ReviewItemAnswer['author'] =>
  person === null || person.gone
    ? { id: null, name: authorName ?? 'Клиент', avatarUrl: null }
    : { id: person.id, name: person.username, avatarUrl: person.avatarUrl };

const view = (row: Row): ReviewItemAnswer => ({
  id: String(row.review.id),
  author: authorOf(row),
  subject: { id: row.subject.id, name: row.subject.username, avatarUrl: row.subject.avatarUrl },
  gameId: row.review.gameId,
  kind: row.review.categoryKind,
  rating: row.review.ratingHundredths / 100,
  text: row.review.text,
  createdAt: row.review.createdAt,
  reply:
    row.review.reply === null || row.review.repliedAt === null
      ? null
      : { text: row.review.reply, at: row.review.repliedAt },
});

/** Reviews of one person, the last revealed first. @throws Refusal USERS_NOT_FOUND */
export const listReviewsOf: Handler<(typeof reviewsContract)['GET /v1/reviews/{id}']> = async (
  app,
  { params, query },
) => {
  const after =
    query.cursor === undefined
      ? sql`true`
      : sql`(${review.shownAt}, ${review.id}) < (${sql.join(
          readCursor(query.cursor, 'di').map((value, index) =>
            index === 0 ? sql`to_timestamp(${value}::float8 / 1000)` : sql`${value}`,
          ),
          sql`, `,
        )})`;
  const [rows] = await Promise.all([
    readShown(app.db, sql`${review.subjectId} = ${params.id} AND ${after}`, query.limit + 1),
    requirePerson(app.db, params.id),
  ]);
  const { page, nextCursor } = cutPage(rows, query.limit, ({ review: { shownAt, id } }) => [
    shownAt?.getTime() ?? 0,
    id,
  ]);
  return { items: page.map(view), nextCursor };
};

const requirePerson = async (db: Db, id: string): Promise<void> => {
  const [known] = await db
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.id, id), isVisibleToOthers));
  if (!known) throw new Refusal('USERS_NOT_FOUND');
};

/** The newest reviews of a game's mates; reviews that mates wrote of clients are left out. */
export const listReviewsOfGame: Handler<(typeof reviewsContract)['GET /v1/reviews/game/{gameId}']> = async (
  app,
  { params, query },
) => {
  const rows = await readShown(
    app.db,
    sql`${review.gameId} = ${params.gameId} AND ${subject.status} = 'ACTIVE' AND ${subject.leavingAt} IS NULL AND EXISTS (SELECT 1 FROM ${mateAccess} WHERE ${mateAccess.userId} = ${review.subjectId} AND ${mateAccess.gameId} = ${review.gameId})`,
    query.limit,
  );
  return rows.map(view);
};
