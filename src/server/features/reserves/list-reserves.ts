import { and, count, eq, inArray, or, type SQL, sql, sum } from 'drizzle-orm';
import type { reservesContract } from '#contract/money/reserves.ts';
import { reserveGroupOf, holdsMoney } from '#domain/money/reserve-states.ts';
import { type ReserveGroup, reserveStatuses } from '#domain/money/reserve.ts';
import type { Executor } from '../../platform/db/open-database';
import { balanceReserve, unreserveTransaction } from '../../platform/db/schema/money/reserves';
import type { Handler } from '../../platform/http/call';
import { keyset } from '../../platform/http/keyset';
import { viewReserves } from './reserve-view';

const sorts = { createdAt: { by: balanceReserve.createdAt, type: 'timestamptz' } } as const;
const id = { by: balanceReserve.id, type: 'uuid' } as const;

const { mateId, clientId } = balanceReserve;

/** Reserves of these two, or all that the person takes part in. */
const between = (ownId: string, userId: string): SQL | undefined =>
  userId === ownId
    ? or(eq(mateId, ownId), eq(clientId, ownId))
    : or(and(eq(mateId, ownId), eq(clientId, userId)), and(eq(clientId, ownId), eq(mateId, userId)));

const isOf = (group: ReserveGroup): SQL =>
  inArray(
    balanceReserve.status,
    reserveStatuses.filter((status) => reserveGroupOf(status) === group),
  );

/** A page of a person's reserves, newest first. */
export const listReserves: Handler<
  (typeof reservesContract)['GET /v1/balance-reserve/reserved-for-user/{userId}']
> = async (app, { actor, params: { userId }, query: { group, cursor, limit } }) => {
  const order = keyset({ sorts, id, sort: '-createdAt', cursor });
  const rows = await app.db
    .select({ id: balanceReserve.id, key: order.key })
    .from(balanceReserve)
    .where(order.where(between(actor.id, userId), group && isOf(group)))
    .orderBy(...order.orderBy)
    .limit(limit + 1);
  const { page, nextCursor } = order.cut(rows, limit);
  const ids = page.map((row) => row.id);
  return { items: ids.length === 0 ? [] : await viewReserves(app, app.db, actor.id, ids), nextCursor };
};

/** Of all reserves of a person, however many, as one statement sees them. */
export const totalReserves = async (db: Executor, userId: string) => {
  const { status, amount } = unreserveTransaction;
  const parts = db
    .select({
      paid: sql<number>`coalesce(sum(${amount}) FILTER (WHERE ${status} = 'CONFIRMED'), 0)`.as('paid'),
      waiting: sql<number>`coalesce(sum(${amount}) FILTER (WHERE ${status} = 'PENDING'), 0)`.as('waiting'),
    })
    .from(unreserveTransaction)
    .where(eq(unreserveTransaction.reserveId, balanceReserve.id))
    .as('parts');
  const found = await db
    .select({
      status: balanceReserve.status,
      count: count(),
      amount: sum(balanceReserve.amount).mapWith(Number),
      paid: sum(parts.paid).mapWith(Number),
      waiting: sum(parts.waiting).mapWith(Number),
    })
    .from(balanceReserve)
    .crossJoinLateral(parts)
    .where(between(userId, userId))
    .groupBy(balanceReserve.status);
  const counts: Record<ReserveGroup, number> = { ACTIVE: 0, LINKS: 0, CLOSED: 0 };
  const sums = { free: 0, waiting: 0, paid: 0 };
  for (const of of found) {
    counts[reserveGroupOf(of.status)] += of.count;
    sums.waiting += of.waiting;
    sums.paid += of.paid;
    if (holdsMoney(of.status)) sums.free += of.amount - of.paid - of.waiting;
  }
  return { ...sums, counts };
};
