import { asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { deletedName } from '#domain/people/leaving.ts';
import type { Executor } from '../../platform/db/open-database';
import { draw, drawTicket, drawWinner } from '../../platform/db/schema/money/draws';
import { appUser } from '../../platform/db/schema/people';
import { isHiddenFromOthers } from '../../platform/db/visible-to-others';
import { Refusal } from '../../platform/http/refusal';

type Row = typeof draw.$inferSelect;
const most = 50;

/** Draws are public: people who are deleted or leaving are not named. */
const shownName = sql<string>`CASE WHEN ${isHiddenFromOthers} THEN ${deletedName} ELSE ${appUser.username} END`;

const countsOf = (db: Executor, ids: readonly number[], viewerId: string | null) =>
  db
    .select({
      drawId: drawTicket.drawId,
      participants: sql<number>`count(*)::int`,
      tickets: sql<number>`sum(${drawTicket.tickets})::int`,
      mine: sql<number>`coalesce(sum(${drawTicket.tickets}) FILTER (WHERE ${drawTicket.userId} = ${viewerId}), 0)::int`,
    })
    .from(drawTicket)
    .where(inArray(drawTicket.drawId, [...ids]))
    .groupBy(drawTicket.drawId);

const winnersOf = (db: Executor, ids: readonly number[]) =>
  db
    .select({ winner: drawWinner, username: shownName })
    .from(drawWinner)
    .innerJoin(appUser, eq(appUser.id, drawWinner.userId))
    .where(inArray(drawWinner.drawId, [...ids]))
    .orderBy(asc(drawWinner.place));

const viewAll = async (db: Executor, rows: readonly Row[], viewerId: string | null) => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [counts, winners] = [await countsOf(db, ids, viewerId), await winnersOf(db, ids)];
  return rows.map((row) => {
    const own = counts.find(({ drawId }) => drawId === row.id);
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      places: row.places,
      prize: row.prize,
      status: row.status,
      opensAt: row.opensAt,
      closesAt: row.closesAt,
      drawnAt: row.drawnAt,
      participants: own?.participants ?? 0,
      tickets: own?.tickets ?? 0,
      myTickets: own?.mine ?? 0,
      seedHash: row.seedHash,
      winners: winners
        .filter(({ winner }) => winner.drawId === row.id)
        .map(({ winner, username }) => ({ place: winner.place, ticket: winner.ticket, id: winner.userId, username })),
    };
  });
};

/** All draws except cancelled ones, newest first. */
export const viewDraws = async (db: Executor, viewerId: string | null) =>
  viewAll(
    db,
    await db
      .select()
      .from(draw)
      .where(ne(draw.status, 'CANCELED'))
      .orderBy(desc(draw.closesAt), desc(draw.id))
      .limit(most),
    viewerId,
  );

/** @throws Refusal DRAWS_NOT_FOUND */
export const viewDraw = async (db: Executor, id: number, viewerId: string | null) => {
  const [view] = await viewAll(db, await db.select().from(draw).where(eq(draw.id, id)), viewerId);
  if (!view || view.status === 'CANCELED') throw new Refusal('DRAWS_NOT_FOUND');
  return view;
};

/**
 * A draw with everything that determines its winners; the seed only once they are drawn.
 * @throws Refusal DRAWS_NOT_FOUND
 */
export const viewDrawInFull = async (db: Executor, id: number, viewerId: string | null) => {
  const view = await viewDraw(db, id, viewerId);
  const [row] = await db.select({ seed: draw.seed, drawnAt: draw.drawnAt }).from(draw).where(eq(draw.id, id));
  const holders = await db
    .select({ id: drawTicket.userId, username: shownName, tickets: drawTicket.tickets })
    .from(drawTicket)
    .innerJoin(appUser, eq(appUser.id, drawTicket.userId))
    .where(eq(drawTicket.drawId, id))
    .orderBy(asc(drawTicket.id));
  return { draw: view, holders, seed: row && row.drawnAt !== null ? row.seed : null };
};
