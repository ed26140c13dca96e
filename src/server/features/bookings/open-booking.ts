import { and, eq } from 'drizzle-orm';
import type { BookingSide } from '#domain/bookings/booking.ts';
import { bookingAfter } from '#domain/bookings/booking-machine.ts';
import { bookingTerms } from '#domain/bookings/booking-terms.ts';
import { minutes } from '#domain/time/durations.ts';
import { type MateFacts, mateRefusal } from '#domain/squad/selectors/mate-fit.ts';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { appUser } from '../../platform/db/schema/people';
import { isReachableByOthers } from '../../platform/db/visible-to-others';
import { Refusal } from '../../platform/http/refusal';
import { makeBookedSquad, payBookedSquad, peopleWithSquad, readMateFacts } from '../squads/public';
import { cancelBookingDeadlines, scheduleOpening } from './schedule-booking-deadlines';
import { releasePrice } from './booking-money';
import { type BookingRow, type BookingStep, factsOf, squadTermsOf } from './booking-row';
import { commitBooking } from './commit-booking';
import { stepBooking } from './booking-step';
import { announceBooking } from './notify-booking';

const tryEvery = minutes(1);

/**
 * The mate's current facts, on the terms that were agreed on: bookings that start before this one count, later ones do
 * not. A category dropped since, another language, or a new required parameter only keeps the mate from new calls.
 */
const bookedMate = async (tx: Tx, row: BookingRow, now: number): Promise<MateFacts | null> => {
  const facts = (await readMateFacts(tx, [row.mateId], now)).get(row.mateId);
  if (!facts) return null;
  const { freeMinutes: _own, ...mate } = facts;
  return {
    ...mate,
    level: row.level,
    percent: row.percent,
    active: true,
    onboardingComplete: true,
    platforms: [row.platform],
    languages: row.languages,
    categoryIds: [row.categoryId],
  };
};

type ClientState = 'FREE' | 'AWAY' | 'A_MATE';

const clientState = async (tx: Tx, clientId: string): Promise<ClientState> => {
  const [client] = await tx
    .select({ mate: mateAccess.userId })
    .from(appUser)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(and(eq(appUser.id, clientId), isReachableByOthers));
  if (!client || (await peopleWithSquad(tx, [clientId])).has(clientId)) return 'AWAY';
  return client.mate === null ? 'FREE' : 'A_MATE';
};

/** Creates, pays for and opens the squad, all or nothing. */
const makeSquad = async (app: App, step: BookingStep, row: BookingRow, mate: MateFacts): Promise<void> => {
  const event = { type: 'booking.opened', at: step.at.getTime() } as const;
  const next = bookingAfter(row.status, factsOf(row), event);
  if ('refused' in next) throw new Refusal(next.refused);
  const { id, clientId, mateId, rates, price } = row;
  const { tx } = step;
  const place = { app, tx, operation: step.operationId };
  const squadId = await makeBookedSquad(place, { clientId, mateId, mate, terms: squadTermsOf(row), rates });
  await releasePrice(step, row, { returned: price, forMate: 0, openedAs: squadId });
  await payBookedSquad(place, squadId, { clientId, mateId, agreed: price });
  await commitBooking(tx, row, { event, operationId: step.operationId, values: { squadId, closedAt: step.at } });
  await cancelBookingDeadlines(tx, id);
  await announceBooking(step, row);
};

/** Tries to open the squad. Returns null on success, otherwise the side that prevents it. */
const tryToOpen = async (app: App, step: BookingStep, row: BookingRow): Promise<BookingSide | null> => {
  const mate = await bookedMate(step.tx, row, step.at.getTime());
  if (mate === null || mateRefusal(squadTermsOf(row), mate) !== null) return 'MATE';
  const client = await clientState(step.tx, row.clientId);
  if (client !== 'FREE') return client === 'AWAY' ? 'CLIENT' : 'SYSTEM';
  try {
    await step.tx.transaction((tx) => makeSquad(app, { ...step, tx }, row, mate));
    return null;
  } catch (problem) {
    if (problem instanceof Refusal) return 'SYSTEM';
    throw problem;
  }
};

/**
 * Turns a confirmed, locked booking into a paid squad in its lobby. While one side is still in another game, it is
 * retried every minute until some minutes past the start; then the booking has failed. If the service was down all that
 * time, neither side is blamed.
 */
export const openBooking = async (app: App, step: BookingStep, row: BookingRow): Promise<void> => {
  const now = step.at.getTime();
  const last = row.startsAt.getTime() + bookingTerms.waitsAfter;
  const because = now > last + tryEvery ? 'SYSTEM' : await tryToOpen(app, step, row);
  if (because === null) return;
  if (now < last) return scheduleOpening(step.tx, row.id, Math.min(now + tryEvery, last));
  await stepBooking(step, row, { type: 'booking.failed', because, at: now });
};
