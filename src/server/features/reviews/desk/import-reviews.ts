import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskReviewsContract } from '#contract/desk/people/reviews.ts';
import { usernameKey } from '#domain/people/username.ts';
import { importLimits } from '#domain/mates/review.ts';
import type { TableProblem } from '#domain/tables/table-problem.ts';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { review } from '#server/platform/db/schema/reviews.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { badFile, readTable, type TableFile } from '#server/platform/tables/read-table.ts';
import { announceToStaff, writeAudit } from '../../audit/public';
import { activeCriteria } from '../criteria';
import { refreshRatings } from '../rating';
import { writeReviews } from '../write-review';
import { importColumns, type ImportedLine, readReviewRow } from './read-review-row';

type Import = output<(typeof deskReviewsContract)['POST /v1/admin/imported-reviews']['body']>;

/** @throws Refusal VALIDATION_ERROR for a file that is no table of reviews */
const readFile = async (file: TableFile, at: { readonly now: number; readonly zone: string }) => {
  const known = Object.values(importColumns);
  const { headings, rows, problems } = await readTable(file, { most: importLimits.lines, known });
  const lacking = known.filter((name) => !headings.includes(name));
  if (lacking.length > 0) throw badFile(`Нет столбцов: ${lacking.join(', ')}`);
  const read = rows.map(({ line, cell }) => ({ line, row: readReviewRow(cell, at) }));
  return {
    good: read.flatMap(({ line, row }) => ('why' in row ? [] : [{ line, row }])),
    refused: [...problems, ...read.flatMap(({ line, row }) => ('why' in row ? [{ line, ...row }] : []))],
  };
};

interface Mate {
  readonly id: string;
  readonly gameId: string;
  readonly key: string;
}

/** A name as accounts are told apart by it, however its letters are composed. */
const keyOf = (name: string): string => usernameKey(name.normalize('NFC'));

const findMates = async (tx: Tx, lines: readonly ImportedLine[]): Promise<ReadonlyMap<string, Mate>> => {
  const keys = [...new Set(lines.map(({ mate }) => keyOf(mate)))];
  const rows = keys.length
    ? await tx
        .select({ id: mateAccess.userId, gameId: mateAccess.gameId, key: appUser.usernameKey })
        .from(mateAccess)
        .innerJoin(appUser, eq(appUser.id, mateAccess.userId))
        .where(inArray(appUser.usernameKey, keys))
    : [];
  return new Map(rows.map((row) => [row.key, row]));
};

/** Keys of reviews that were imported already, built as in the unique index. */
const knownOf = async (tx: Tx, mateIds: readonly string[]): Promise<Set<string>> => {
  const rows = mateIds.length
    ? await tx
        .select({ subjectId: review.subjectId, authorName: review.authorName, text: review.text })
        .from(review)
        .where(and(inArray(review.subjectId, [...mateIds]), isNull(review.squadId)))
    : [];
  return new Set(rows.map((row) => reviewKey(row.subjectId, row.authorName ?? '', row.text)));
};
const reviewKey = (mateId: string, author: string, text: string): string =>
  [mateId, author.toLowerCase(), text].join('\n');

interface Sorted {
  readonly taken: readonly { readonly mate: Mate; readonly row: ImportedLine }[];
  readonly refused: readonly TableProblem[];
}

/** What of a file would be stored now, and why the rest would not, in the order of the file. */
const sortOut = async (
  app: App,
  tx: Tx,
  actorId: string,
  { zone = defaultTimeZone, ...file }: Import,
): Promise<Sorted> => {
  const read = await readFile(file, { now: app.clock.now(), zone });
  const refused: TableProblem[] = [...read.refused];
  const mates = await findMates(
    tx,
    read.good.map(({ row }) => row),
  );
  const known = await knownOf(
    tx,
    [...mates.values()].map(({ id }) => id),
  );
  const taken: { readonly mate: Mate; readonly row: ImportedLine }[] = [];
  for (const { line, row } of read.good) {
    const mate = mates.get(keyOf(row.mate));
    const refuse = (column: string | null, why: string) => refused.push({ line, column, why });
    if (!mate) refuse(importColumns.mate, `нет напарника «${row.mate}»`);
    else if (mate.id === actorId) refuse(importColumns.mate, 'о себе отзывы переносит другой оператор');
    else if (known.has(reviewKey(mate.id, row.author, row.text))) refuse(null, 'такой отзыв уже есть');
    else {
      known.add(reviewKey(mate.id, row.author, row.text));
      taken.push({ mate, row });
    }
  }
  return { taken, refused: refused.sort((one, other) => one.line - other.line) };
};

/** What a file would bring: nothing is stored. */
export const checkReviews: Handler<(typeof deskReviewsContract)['POST /v1/admin/imported-reviews/check']> = (
  app,
  { actor, body },
) =>
  inTransaction(app.db, async (tx) => {
    const { taken, refused } = await sortOut(app, tx, actor.id, body);
    return { done: taken.length, refused: [...refused] };
  });

/**
 * Imports reviews from other sites, marked as imported. Invalid lines are reported one by one, the others are stored,
 * and ratings are updated.
 */
export const importReviews: Handler<(typeof deskReviewsContract)['POST /v1/admin/imported-reviews']> = (
  app,
  { actor, body },
) =>
  inTransaction(app.db, async (tx) => {
    const { taken, refused } = await sortOut(app, tx, actor.id, body);
    const criteria = new Map(
      await Promise.all(
        [...new Set(taken.map(({ row }) => row.kind))].map(
          async (kind) => [kind, await activeCriteria(tx, kind)] as const,
        ),
      ),
    );
    const ids = await writeReviews(
      tx,
      taken.map(({ mate, row }) => ({
        squadId: null,
        authorId: null,
        authorName: row.author,
        subjectId: mate.id,
        gameId: mate.gameId,
        categoryKind: row.kind,
        marks: new Map((criteria.get(row.kind) ?? []).map(({ id }) => [id, row.mark])),
        rating: row.mark * 100,
        text: row.text,
        createdAt: row.createdAt,
        shownAt: row.createdAt,
      })),
    );
    await refreshRatings(
      tx,
      taken.map(({ mate }) => mate.id),
    );
    await writeAudit(app, tx, actor.id, {
      action: 'review.import',
      subject: 'list:reviews',
      details: { done: ids.length, refused: refused.length, first: ids[0] ?? null, last: ids.at(-1) ?? null },
    });
    // The audit log refers to the list, not to single reviews.
    await announceToStaff(tx, 'review');
    return { done: ids.length, refused: [...refused] };
  });
