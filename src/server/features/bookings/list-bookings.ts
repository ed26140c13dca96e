import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { bookingsContract } from '#contract/squads/bookings.ts';
import type { Executor } from '../../platform/db/open-database';
import { booking } from '../../platform/db/schema/bookings';
import type { Handler } from '../../platform/http/call';
import { keyset } from '../../platform/http/keyset';
import { viewBookings } from './booking-view';

/** The number of booking requests that wait for this mate's answer. */
export const countAwaiting = async (db: Executor, mateId: string): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(booking)
    .where(and(eq(booking.mateId, mateId), eq(booking.status, 'REQUESTED'), isNull(booking.closedAt)));
  return row?.count ?? 0;
};

const sorts = {
  startsAt: { by: booking.startsAt, type: 'timestamptz' },
  closedAt: { by: booking.closedAt, type: 'timestamptz' },
} as const;

/** A person's bookings on either side: upcoming ones by their hour, past ones latest first. */
export const listBookings: Handler<(typeof bookingsContract)['GET /v1/bookings']> = async (
  app,
  { actor, query: { state, cursor, limit } },
) => {
  const isOpen = state === 'OPEN';
  const order = keyset({
    sorts,
    id: { by: booking.id, type: 'uuid' },
    sort: isOpen ? 'startsAt' : '-closedAt',
    cursor,
  });
  // Each side by its own index, so that a long history costs no more than a short one.
  const ofSide = (own: SQL) =>
    app.db
      .select({ id: booking.id, key: order.key.as('key'), at: isOpen ? booking.startsAt : booking.closedAt })
      .from(booking)
      .where(order.where(own, isOpen ? isNull(booking.closedAt) : isNotNull(booking.closedAt)))
      .orderBy(...order.orderBy)
      .limit(limit + 1);
  const direction = sql.raw(isOpen ? 'ASC' : 'DESC');
  const rows = await unionAll(ofSide(eq(booking.clientId, actor.id)), ofSide(eq(booking.mateId, actor.id)))
    .orderBy(sql`3 ${direction}`, sql`1 ${direction}`)
    .limit(limit + 1);
  const { page, nextCursor } = order.cut(rows, limit);
  const ids = page.map(({ id }) => id);
  return { items: await viewBookings(app, app.db, actor.id, ids), nextCursor };
};
