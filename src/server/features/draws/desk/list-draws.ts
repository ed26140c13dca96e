import { asc, eq, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskDrawsContract } from '#contract/desk/money/draws.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { type Filter, oneOf, within } from '#server/platform/db/filters.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { draw, drawTicket, drawWinner } from '#server/platform/db/schema/money/draws.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { askerOf } from '../../balance/public';

type List = (typeof deskDrawsContract)['GET /v1/admin/draws'];
type Query = output<List['query']>;
export type DrawLine = output<List['response']>['items'][number];

/** By `eq`: in a select from one table Drizzle would drop the table names of columns inside raw `sql`. */
const ofDraw = eq(drawTicket.drawId, draw.id);

const columns = {
  id: draw.id,
  row: draw,
  participants: sql<number>`(SELECT count(*)::integer FROM ${drawTicket} WHERE ${ofDraw})`,
  tickets: sql<number>`(SELECT coalesce(sum(${drawTicket.tickets}), 0)::integer FROM ${drawTicket} WHERE ${ofDraw})`,
};

interface Found {
  readonly row: typeof draw.$inferSelect;
  readonly participants: number;
  readonly tickets: number;
}

const lineOf = ({ row, participants, tickets }: Found): DrawLine => ({
  id: row.id,
  title: row.title,
  places: row.places,
  prize: row.prize,
  status: row.status,
  opensAt: row.opensAt,
  closesAt: row.closesAt,
  drawnAt: row.drawnAt,
  participants,
  tickets,
  seedHash: row.seedHash,
});

const find = async (db: Executor, id: number): Promise<Found> => {
  const [found] = await db.select(columns).from(draw).where(eq(draw.id, id));
  if (!found) throw new Refusal('ADMIN_DRAWS_NOT_FOUND');
  return found;
};

/** One draw as its list shows it. @throws Refusal ADMIN_DRAWS_NOT_FOUND */
export const drawLine = async (db: Executor, id: number): Promise<DrawLine> => lineOf(await find(db, id));

/** One draw with its winners; the seed only once they are drawn. @throws Refusal ADMIN_DRAWS_NOT_FOUND */
export const readDraw = async (db: Executor, id: number) => {
  const found = await find(db, id);
  const winners = await db
    .select({
      place: drawWinner.place,
      ticket: drawWinner.ticket,
      paidAt: drawWinner.paidAt,
      person: personColumns(appUser),
    })
    .from(drawWinner)
    .innerJoin(appUser, eq(appUser.id, drawWinner.userId))
    .where(eq(drawWinner.drawId, id))
    .orderBy(asc(drawWinner.place));
  return {
    ...lineOf(found),
    description: found.row.description,
    askedBy: await askerOf(db, `draw:${id}`),
    seed: found.row.drawnAt === null ? null : found.row.seed,
    winners: winners.map((winner) => ({ ...winner, paidAt: winner.paidAt })),
  };
};

const filtersOf = (query: Query): readonly Filter[] => [oneOf(draw.status, query.status), within(draw.closesAt, query)];

/** A page of draws, those that close last first by default. */
export const listDraws = (db: Executor, query: Query) =>
  readPage({
    db,
    query,
    sorts: { closesAt: { by: draw.closesAt, type: 'timestamptz' } },
    sort: '-closesAt',
    id: { by: draw.id, type: 'bigint' },
    filters: filtersOf(query),
    rows: (key) => db.select({ ...columns, key }).from(draw),
    counted: draw,
    line: lineOf,
  });
