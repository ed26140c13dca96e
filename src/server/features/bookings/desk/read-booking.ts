import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskBookingsContract } from '#contract/desk/bookings.ts';
import { answerDue, bookingSideOf, freeCancelUntil } from '#domain/bookings/booking.ts';
import { bookingAfter } from '#domain/bookings/booking-machine.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import type { App } from '#server/platform/app.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { booking } from '#server/platform/db/schema/bookings.ts';
import { balanceTransaction } from '#server/platform/db/schema/money/ledger.ts';
import { deadline } from '#server/platform/db/schema/outbox-and-deadlines.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { squad } from '#server/platform/db/schema/squads.ts';
import { viewDeadline } from '#server/platform/deadlines/view-deadline.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { bookingHold } from '#domain/money/account-ref.ts';
import { balanceOf } from '#server/platform/ledger/balances.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { type BookingRow, factsOf } from '../booking-row';
import { bookingLine, withNames } from './list-all-bookings';

type Whole = output<(typeof deskBookingsContract)['GET /v1/admin/bookings/{id}']['response']>;

/** History lines of the booking: the debit, its reversal, and what the mate received in the same operation. */
const linesOf = async (db: Executor, { transactionId }: BookingRow): Promise<Whole['lines']> => {
  if (transactionId === null) return [];
  const own = db
    .select({ id: balanceTransaction.operationId })
    .from(balanceTransaction)
    .where(or(eq(balanceTransaction.id, transactionId), eq(balanceTransaction.reversalOf, transactionId)));
  const rows = await db
    .select({
      id: balanceTransaction.id,
      person: personColumns(appUser),
      type: balanceTransaction.type,
      amount: balanceTransaction.amount,
      createdAt: balanceTransaction.createdAt,
    })
    .from(balanceTransaction)
    .innerJoin(appUser, eq(appUser.id, balanceTransaction.userId))
    .where(inArray(balanceTransaction.operationId, own))
    .orderBy(asc(balanceTransaction.id));
  return rows.map((row) => ({ ...row, id: String(row.id), amount: row.amount, createdAt: row.createdAt }));
};

const deadlinesOf = async (db: Executor, id: string): Promise<Whole['deadlines']> => {
  const rows = await db
    .select()
    .from(deadline)
    .where(eq(deadline.aggregate, `booking:${id}`))
    .orderBy(asc(deadline.dueAt));
  return rows.map(viewDeadline);
};

const squadOf = async (db: Executor, { squadId }: BookingRow): Promise<Whole['squad']> => {
  if (squadId === null) return null;
  const [found] = await db
    .select({ id: squad.id, gameId: squad.gameId, status: squad.status })
    .from(squad)
    .where(eq(squad.id, squadId));
  return found ?? null;
};

const closingOf = ({ price, returned, income }: BookingRow): Whole['closing'] =>
  returned === null || income === null ? null : { returned, income, service: price - returned - income };

/** One booking with everything that an operator may need. @throws Refusal BOOKINGS_NOT_FOUND */
export const readBooking = async (
  { clock }: Pick<App, 'clock'>,
  db: Executor,
  actor: Pick<Actor, 'id' | 'permissions'>,
  id: string,
): Promise<Whole> => {
  const [found] = await withNames(db, sql<string>`''`).where(eq(booking.id, id));
  if (!found) throw new Refusal('BOOKINGS_NOT_FOUND');
  const { row } = found;
  const facts = factsOf(row);
  const own = bookingSideOf(facts, actor.id) !== null;
  const cancelled = bookingAfter(row.status, facts, { type: 'booking.cancelled', by: 'operator', at: clock.now() });
  return {
    ...bookingLine(found),
    platform: row.platform,
    languages: row.languages,
    note: row.note,
    percent: row.percent,
    bonus: row.bonus,
    gift: row.gift,
    held: await balanceOf(db, bookingHold(id)),
    answerBy: new Date(answerDue(facts)),
    freeCancelUntil: new Date(freeCancelUntil(facts)),
    confirmedAt: row.confirmedAt,
    closedAt: row.closedAt,
    closing: closingOf(row),
    squad: await squadOf(db, row),
    lines: await linesOf(db, row),
    deadlines: await deadlinesOf(db, id),
    own,
    mayCancel: !own && hasPermission(actor.permissions, 'DISBAND_SQUADS') && !('refused' in cancelled),
  };
};
