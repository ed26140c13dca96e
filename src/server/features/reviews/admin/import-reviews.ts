import { parse } from 'csv-parse/sync';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { adminReviewsContract } from '#contract/admin/people/reviews.ts';
import { importLimits } from '#domain/mates/review.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { review } from '#server/platform/db/schema/reviews.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { announceToStaff, writeAudit } from '../../audit/public';
import { activeCriteria } from '../criteria';
import { refreshRatings } from '../rating';
import { writeReviews } from '../write-review';
import { importColumns, type ImportedLine, readCsvLine } from './read-csv-line';

const records = z.array(z.record(z.string(), z.string()));

const badFile = (message: string): Refusal =>
  new Refusal('VALIDATION_ERROR', { fields: [{ path: 'body.csv', message }] });

/**
 * Parses rows by the header, with any column separator.
 * @throws Refusal VALIDATION_ERROR for a text that is no CSV table
 */
const rowsOf = (csv: string): z.output<typeof records> => {
  const delimiter = csv.split('\n', 1)[0]?.includes(';') ? ';' : ',';
  const columns = (names: string[]) => names.map((name) => name.trim().toLowerCase());
  try {
    const rows = records.parse(
      parse(csv, { columns, delimiter, bom: true, skip_empty_lines: true, relax_column_count: true }),
    );
    if (rows.length > importLimits.lines) throw badFile(`Строк больше ${importLimits.lines}. Разделите файл`);
    const [first] = rows;
    if (first === undefined) throw badFile('В файле нет ни одной строки под названиями столбцов');
    const lacking = Object.values(importColumns).filter((name) => !(name in first));
    if (lacking.length > 0) throw badFile(`Нет столбцов: ${lacking.join(', ')}`);
    return rows;
  } catch (problem) {
    if (problem instanceof Refusal) throw problem;
    throw badFile('Это не похоже на CSV с заголовками');
  }
};

interface Mate {
  readonly id: string;
  readonly gameId: string;
  readonly key: string;
}

const findMates = async (tx: Tx, lines: readonly ImportedLine[]): Promise<ReadonlyMap<string, Mate>> => {
  const keys = [...new Set(lines.map(({ mate }) => mate.toLowerCase()))];
  const rows = keys.length
    ? await tx
        .select({ id: mateAccess.userId, gameId: mateAccess.gameId, key: sql<string>`lower(${appUser.username})` })
        .from(mateAccess)
        .innerJoin(appUser, eq(appUser.id, mateAccess.userId))
        .where(inArray(sql`lower(${appUser.username})`, keys))
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

/**
 * Imports reviews from other sites, marked as imported. Invalid lines are reported one by one, the others are stored,
 * and ratings are updated.
 */
export const importReviews: Handler<(typeof adminReviewsContract)['POST /v1/admin/imported-reviews']> = (
  app,
  { actor, body },
) =>
  inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    // The header is line 1 of the file.
    const read = rowsOf(body.csv).map((row, index) => ({ line: index + 2, row: readCsvLine(row, now) }));
    const refused = read.flatMap(({ line, row }) => (typeof row === 'string' ? [{ line, why: row }] : []));
    const good = read.flatMap(({ line, row }) => (typeof row === 'string' ? [] : [{ line, row }]));
    const mates = await findMates(
      tx,
      good.map(({ row }) => row),
    );
    const known = await knownOf(
      tx,
      [...mates.values()].map(({ id }) => id),
    );
    const taken: { readonly mate: Mate; readonly row: ImportedLine }[] = [];
    for (const { line, row } of good) {
      const mate = mates.get(row.mate.toLowerCase());
      if (!mate) refused.push({ line, why: `нет напарника «${row.mate}»` });
      else if (mate.id === actor.id) refused.push({ line, why: 'о себе отзывы переносит другой оператор' });
      else if (known.has(reviewKey(mate.id, row.author, row.text))) refused.push({ line, why: 'такой отзыв уже есть' });
      else {
        known.add(reviewKey(mate.id, row.author, row.text));
        taken.push({ mate, row });
      }
    }
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
    return { done: ids.length, refused: refused.sort((one, other) => one.line - other.line) };
  });
