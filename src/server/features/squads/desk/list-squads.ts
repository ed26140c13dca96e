import { typedNumber } from '#domain/text/search-form.ts';
import { eq, or, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskSquadsContract } from '#contract/desk/squads.ts';
import type { App } from '#server/platform/app.ts';
import { either, equal, type Filter, oneOf, search, within } from '#server/platform/db/filters.ts';
import { ofFirstNamed, ofPersonNamed } from '#server/platform/db/search.ts';
import { deadline } from '#server/platform/db/schema/outbox-and-deadlines.ts';
import { squad, squadMember } from '#server/platform/db/schema/squads.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { squadLines } from './squad-row';

type List = (typeof deskSquadsContract)['GET /v1/admin/squads'];
export type SquadQuery = output<List['query']>;

/** The squad with that number, or squads of people whose name begins with the text. */
export const squadsFound = (text: string): Filter => {
  const number = typedNumber(text);
  if (number === null)
    return sql`${squad.id} IN (SELECT ${squadMember.squadId} FROM ${squadMember} WHERE ${ofPersonNamed(squadMember.userId, text)})`;
  return or(
    eq(squad.id, number),
    // The people are found first, as in `ofFirstNamed`.
    sql`${squad.id} = ANY(ARRAY(SELECT ${squadMember.squadId} FROM ${squadMember} WHERE ${ofFirstNamed(squadMember.userId, text)}))`,
  );
};

/** Squads with a failed deadline: few, whatever the size of the table. */
const failing = sql`${squad.id} IN (SELECT substring(${deadline.aggregate} FROM 7)::integer FROM ${deadline} WHERE ${deadline.attempts} > 0 AND ${deadline.aggregate} LIKE 'squad:%')`;
const openDispute = sql`${squad.dispute} IS NOT NULL AND ${squad.dispute} ->> 'status' IN ('NEW', 'IN_PROGRESS')`;

const filtersOf = (query: SquadQuery): readonly Filter[] => [
  oneOf(squad.status, query.status),
  equal(squad.gameId, query.gameId),
  either(query.disputed, openDispute, sql`NOT coalesce(${openDispute}, false)`),
  either(query.overdue, failing),
  within(squad.createdAt, query),
  search(query.search, squadsFound),
];

/** A page of all squads, newest first by default. */
export const listSquads = async (app: App, query: SquadQuery) => {
  const { items, ...page } = await readPage({
    db: app.db,
    query,
    sorts: { createdAt: { by: squad.createdAt, type: 'timestamptz' } },
    sort: '-createdAt',
    id: { by: squad.id, type: 'bigint' },
    filters: filtersOf(query),
    rows: (key) => app.db.select({ id: squad.id, key }).from(squad),
    counted: squad,
    line: ({ id }) => id,
  });
  return { items: [...(await squadLines(app.db, items, app.clock.now()))], ...page };
};
