import { type Column, eq, getTableName, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './open-database';
import { appUser } from './schema/people';

/** Counting further would cost more than anybody learns from it. */
export const mostCounted = 1000;

/** How many rows a query has; null beyond a thousand. It is told how many to look for. */
export const countUpTo = async (db: Executor, query: (limit: number) => SQLWrapper): Promise<number | null> => {
  const { rows } = await db.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM ${query(mostCounted + 1)} AS found`,
  );
  const count = rows[0]?.count ?? 0;
  return count > mostCounted ? null : count;
};

/** What `%`, `_` and `\` mean to LIKE is not what was searched for. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Whose name begins so, whatever the case; an index knows. */
export const nameStarts = (text: string): SQL =>
  sql`lower(${appUser.username}) LIKE ${`${escapeLike(text.toLowerCase())}%`}`;

/** Of somebody whose name begins so; the column holds their id. */
export const ofPersonNamed = (column: SQLWrapper, text: string): SQL =>
  sql`${column} IN (SELECT ${appUser.id} FROM ${appUser} WHERE ${nameStarts(text)})`;

/** More people than this are met soon enough by a list that is walked in its own order: a page within ten thousand rows. */
const fewPeople = 5000;

/**
 * The rows of people whose name begins so, as a table of the same name, when these are few: each person's are found
 * first and put in order then, however far back they stand. Null where so many are meant that the list's own order
 * comes to them. A planner would guess how far a walk is, and walk past all. `person` is the column of their id.
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
  // What has an offset is not taken apart.
  return sql`(SELECT * FROM ${table} WHERE ${person} = ANY(ARRAY(${named(fewPeople)})) OFFSET 0) AS ${sql.identifier(getTableName(table))}`;
};

/** Whoever means more people than this has not finished typing. */
const mostPeople = 1000;

/**
 * The same beside another condition (`or`): known before the rows are looked for, so that each side keeps its index,
 * which a subquery among alternatives does not. Of the first thousand people by name.
 */
export const ofFirstNamed = (column: SQLWrapper, text: string): SQL =>
  sql`${column} = ANY(ARRAY(SELECT ${appUser.id} FROM ${appUser} WHERE ${nameStarts(text)} ORDER BY lower(${appUser.username}) LIMIT ${mostPeople}))`;

/** Has the text anywhere in it, whatever the case. */
export const contains = (column: SQLWrapper, text: string): SQL =>
  sql`lower(${column}) LIKE ${`%${escapeLike(text.toLowerCase())}%`}`;

const uuidText = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id that a text is, as the database writes it; null for any other text. */
export const uuidOf = (text: string): string | null => (uuidText.test(text) ? text.toLowerCase() : null);

/** What has this id; or, when the text is none, what is of somebody whose name begins so. */
export const withIdOrOf =
  (id: Column, person: SQLWrapper) =>
  (text: string): SQL => {
    const known = uuidOf(text);
    return known === null ? ofPersonNamed(person, text) : eq(id, known);
  };
