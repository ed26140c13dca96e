import { type Column, eq, getTableName, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { searchForm } from '#domain/text/search-form.ts';
import type { Executor } from './open-database';
import { appUser } from './schema/people';

/** Counting further would cost more than the exact number is worth. */
export const mostCounted = 1000;

/** How many rows a query has; null beyond `mostCounted`. The query receives the limit to apply. */
export const countUpTo = async (db: Executor, query: (limit: number) => SQLWrapper): Promise<number | null> => {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM ${query(mostCounted + 1)} AS found`,
  );
  const count = rows[0]?.count ?? 0;
  return count > mostCounted ? null : count;
};

/** Escapes `%`, `_` and `\`, which have a meaning in LIKE patterns. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Rows whose column fits the pattern of LIKE, as every search compares (`searchForm`). */
const fits = (column: SQLWrapper, pattern: string): SQL => sql`search_form(${column}) LIKE ${searchForm(pattern)}`;

/** People whose name begins with the text; backed by an index. */
export const nameStarts = (text: string): SQL => fits(appUser.username, `${escapeLike(text)}%`);

/** Rows of people whose name begins with the text; the column holds the person's id. */
export const ofPersonNamed = (column: SQLWrapper, text: string): SQL =>
  sql`${column} IN (SELECT ${appUser.id} FROM ${appUser} WHERE ${nameStarts(text)})`;

/**
 * With more matching people than this, a scan in the list's own order finds a page within ten thousand rows, so it
 * needs no help.
 */
const fewPeople = 5000;

/**
 * The rows of people whose name begins with the text, as a derived table of the same name, when these people are few:
 * the rows of each person are read by index and sorted then, however old they are. Null when the people are so many
 * that a scan in the list's own order finds a page soon. Left to itself the planner would guess wrong and scan the
 * whole list. `person` is the column of the person's id.
 */
export const rowsOfFewNamed = async (
  db: Executor,
  table: PgTable,
  person: SQLWrapper,
  text: string,
): Promise<SQL | null> => {
  const named = (most: number) => sql`SELECT ${appUser.id} FROM ${appUser} WHERE ${nameStarts(text)} LIMIT ${most}`;
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM (${named(fewPeople + 1)}) AS named`,
  );
  if ((rows[0]?.count ?? 0) > fewPeople) return null;
  // The planner does not flatten a subquery with OFFSET.
  return sql`(SELECT * FROM ${table} WHERE ${person} = ANY(ARRAY(${named(fewPeople)})) OFFSET 0) AS ${sql.identifier(getTableName(table))}`;
};

/** A text that matches more people than this has not been typed to its end. */
const mostPeople = 1000;

/**
 * The same as `ofPersonNamed`, for use within `or`: the ids are evaluated first, as an array, so that each alternative
 * can use its index, which it could not beside a subquery. Only the first thousand people by name.
 */
export const ofFirstNamed = (column: SQLWrapper, text: string): SQL =>
  sql`${column} = ANY(ARRAY(SELECT ${appUser.id} FROM ${appUser} WHERE ${nameStarts(text)} ORDER BY lower(${appUser.username}) LIMIT ${mostPeople}))`;

/** Rows whose column contains the text. */
export const contains = (column: SQLWrapper, text: string): SQL => fits(column, `%${escapeLike(text)}%`);

const uuidText = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The text as a UUID in the database's spelling; null when it is not one. */
export const uuidOf = (text: string): string | null => (uuidText.test(text) ? text.toLowerCase() : null);

/** The row with this id or, when the text is not an id, the rows of people whose name begins with it. */
export const withIdOrOf =
  (id: Column, person: SQLWrapper) =>
  (text: string): SQL => {
    const known = uuidOf(text);
    return known === null ? ofPersonNamed(person, text) : eq(id, known);
  };
