import { and, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { bookingsContract } from '#contract/squads/bookings.ts';
import type { Executor } from '../../platform/db/open-database';
import { prepared } from '../../platform/db/prepared';
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

const orderOf = (isOpen: boolean, cursor?: string) =>
  keyset({ sorts, id: { by: booking.id, type: 'uuid' }, sort: isOpen ? 'startsAt' : '-closedAt', cursor });

/** Values: `userId`, and `most` rows. */
const page = (db: Executor, isOpen: boolean, order: ReturnType<typeof orderOf>) => {
  const most = sql.placeholder('most');
  // Each side by its own index, so that a long history costs no more than a short one.
  const ofSide = (side: PgColumn) =>
    db
      .select({ id: booking.id, key: order.key.as('key'), at: isOpen ? booking.startsAt : booking.closedAt })
      .from(booking)
      .where(
        order.where(
          eq(side, sql.placeholder('userId')),
          isOpen ? isNull(booking.closedAt) : isNotNull(booking.closedAt),
        ),
      )
      .orderBy(...order.orderBy)
      .limit(most);
  const direction = sql.raw(isOpen ? 'ASC' : 'DESC');
  return unionAll(ofSide(booking.clientId), ofSide(booking.mateId))
    .orderBy(sql`3 ${direction}`, sql`1 ${direction}`)
    .limit(most);
};

/** Planned once: each side is read from its own index in order, however many bookings somebody has. */
const firstPage = {
  open: prepared((db) => page(db, true, orderOf(true)).prepare('open_bookings')),
  closed: prepared((db) => page(db, false, orderOf(false)).prepare('closed_bookings')),
};

/** A person's bookings on either side: upcoming ones by their hour, past ones latest first. */
export const listBookings: Handler<(typeof bookingsContract)['GET /v1/bookings']> = async (
  app,
  { actor, query: { state, cursor, limit } },
) => {
  const isOpen = state === 'OPEN';
  const order = orderOf(isOpen, cursor);
  const rows = await (
    cursor === undefined ? firstPage[isOpen ? 'open' : 'closed'](app.db) : page(app.db, isOpen, order)
  ).execute({ userId: actor.id, most: limit + 1 });
  const { page: items, nextCursor } = order.cut(rows, limit);
  const ids = items.map(({ id }) => id);
  return { items: await viewBookings(app, app.db, actor.id, ids), nextCursor };
};
