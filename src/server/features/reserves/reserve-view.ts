import { and, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { holdsMoney, reserveLife } from '#domain/money/reserve-states.ts';
import { agreesBySilence, partsOfReserve } from '#domain/money/reserve.ts';
import type { App } from '../../platform/app';
import type { Executor, Tx } from '../../platform/db/open-database';
import { appUser } from '../../platform/db/schema/people';
import { balanceReserve, unreserveTransaction } from '../../platform/db/schema/money/reserves';
import { Refusal } from '../../platform/http/refusal';
import { tokenOf } from './sign-link';

export type Reserve = typeof balanceReserve.$inferSelect;
export type UnreserveRow = typeof unreserveTransaction.$inferSelect;

const mate = alias(appUser, 'mate');
const client = alias(appUser, 'client');

export const rowsOf = (db: Executor, reserveIds: readonly string[]): Promise<UnreserveRow[]> =>
  reserveIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(unreserveTransaction)
        .where(inArray(unreserveTransaction.reserveId, [...reserveIds]))
        .orderBy(desc(unreserveTransaction.createdAt), desc(unreserveTransaction.id));

const sideOf = ({ id, username, avatarUrl }: typeof appUser.$inferSelect) => ({ id, username, avatarUrl });

/** Reserves as this person sees them, newest first; only its mate sees the link of an unfunded one. */
export const viewReserves = async (app: App, db: Executor, viewerId: string | null, ids: readonly string[]) => {
  const found = await db
    .select({ row: balanceReserve, mate, client })
    .from(balanceReserve)
    .innerJoin(mate, eq(mate.id, balanceReserve.mateId))
    .leftJoin(client, eq(client.id, balanceReserve.clientId))
    .where(inArray(balanceReserve.id, [...ids]))
    .orderBy(desc(balanceReserve.createdAt), desc(balanceReserve.id));
  const rows = await rowsOf(
    db,
    found.map(({ row }) => row.id),
  );
  return found.map(({ row, mate: theMate, client: theClient }) => {
    const own = rows.filter(({ reserveId }) => reserveId === row.id);
    const { paid, waiting, free } = partsOfReserve(row.amount, own);
    return {
      id: row.id,
      mate: sideOf(theMate),
      client: theClient && sideOf(theClient),
      amount: row.amount,
      paid,
      waiting,
      free: holdsMoney(row.status) ? free : 0,
      kind: row.kind,
      articleId: row.articleId,
      comment: row.comment,
      replaceKey: row.replaceKey,
      status: row.status,
      createdAt: row.createdAt,
      linkExpiresAt: row.linkExpiresAt,
      fundedAt: row.fundedAt,
      closedAt: row.closedAt,
      token: reserveLife.fits(row.status, 'reserve.funded') && row.mateId === viewerId ? tokenOf(app, row) : null,
    };
  });
};

/** The same for one, by its id. */
export const viewReserve = async (app: App, db: Executor, viewerId: string | null, id: string) => {
  const [view] = await viewReserves(app, db, viewerId, [id]);
  if (!view) throw new Refusal('BALANCE_RESERVE_NOT_FOUND');
  return view;
};

/** A row as both sides see it; `silent`: the client cannot answer now, so the term does not count. */
const viewRow = (row: UnreserveRow, silent: boolean) => ({
  id: row.id,
  amount: row.amount,
  comment: row.comment,
  status: row.status,
  answer: row.answer,
  bySilence: row.bySilence,
  createdAt: row.createdAt,
  confirmsAt: silent ? null : row.confirmsAt,
  decidedAt: row.decidedAt,
});

export const viewRows = async (db: Executor, { id, clientId }: Reserve) => {
  const [owner] =
    clientId === null ? [] : await db.select({ status: appUser.status }).from(appUser).where(eq(appUser.id, clientId));
  const silent = owner !== undefined && !agreesBySilence(owner.status);
  return (await rowsOf(db, [id])).map((row) => viewRow(row, silent));
};

/** Locks a reserve. @throws Refusal BALANCE_RESERVE_NOT_FOUND */
export const lockReserve = async (tx: Tx, id: string): Promise<Reserve> => {
  const [row] = await tx.select().from(balanceReserve).where(eq(balanceReserve.id, id)).for('update');
  if (!row) throw new Refusal('BALANCE_RESERVE_NOT_FOUND');
  return row;
};

/** @throws Refusal BALANCE_RESERVE_NOT_FOUND */
export const findRow = async (tx: Tx, reserveId: string, id: string): Promise<UnreserveRow> => {
  const own = and(eq(unreserveTransaction.reserveId, reserveId), eq(unreserveTransaction.id, id));
  const [row] = await tx.select().from(unreserveTransaction).where(own);
  if (!row) throw new Refusal('BALANCE_RESERVE_NOT_FOUND');
  return row;
};

/** Which side of a reserve a person is. @throws Refusal BALANCE_RESERVE_ACCESS_DENIED for neither side */
export const sideIn = ({ mateId, clientId }: Reserve, userId: string): 'MATE' | 'CLIENT' => {
  if (userId === mateId) return 'MATE';
  if (userId === clientId) return 'CLIENT';
  throw new Refusal('BALANCE_RESERVE_ACCESS_DENIED');
};
