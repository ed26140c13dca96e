import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { LeavingObstacle } from '#domain/people/leaving.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { booking } from '#server/platform/db/schema/bookings.ts';
import { coursePurchase } from '#server/platform/db/schema/mates/landings.ts';
import { balanceReserve } from '#server/platform/db/schema/money/reserves.ts';
import { hasOpenRefund, openWithdrawalOf } from '../../balance/public';
import { type Account, currentSquadOf } from '../../users/public';

const hasReserve = async (db: Executor, userId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: balanceReserve.id })
    .from(balanceReserve)
    .where(
      and(
        eq(balanceReserve.status, 'RESERVED'),
        gt(balanceReserve.amount, 0),
        or(eq(balanceReserve.clientId, userId), eq(balanceReserve.mateId, userId)),
      ),
    )
    .limit(1);
  return rows.length > 0;
};

const hasBooking = async (db: Executor, userId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: booking.id })
    .from(booking)
    .where(and(or(eq(booking.clientId, userId), eq(booking.mateId, userId)), isNull(booking.closedAt)))
    .limit(1);
  return rows.length > 0;
};

const hasCourse = async (db: Executor, userId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: coursePurchase.id })
    .from(coursePurchase)
    .where(and(eq(coursePurchase.userId, userId), isNull(coursePurchase.closedAt)))
    .limit(1);
  return rows.length > 0;
};

/** What prevents this person from deleting their account: everything that they have to finish first. */
export const leavingObstacles = async (
  db: Executor,
  { id, permissions }: Pick<Account, 'id' | 'permissions'>,
): Promise<LeavingObstacle[]> => [
  ...((await currentSquadOf(db, id)) === null ? [] : (['SQUAD'] as const)),
  ...((await hasBooking(db, id)) ? (['BOOKING'] as const) : []),
  ...((await openWithdrawalOf(db, id)) === null ? [] : (['WITHDRAWAL'] as const)),
  ...((await hasOpenRefund(db, id)) ? (['REFUND'] as const) : []),
  ...((await hasReserve(db, id)) ? (['RESERVE'] as const) : []),
  ...((await hasCourse(db, id)) ? (['COURSE'] as const) : []),
  ...(permissions.length > 0 ? (['OPERATOR'] as const) : []),
];
