import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { BodyOf } from '#contract/kit/endpoint.ts';
import type { bookingsContract } from '#contract/squads/bookings.ts';
import { answerDue } from '#domain/bookings/booking.ts';
import { bookingTerms } from '#domain/bookings/booking-terms.ts';
import { isForAdults, isTrial } from '#domain/games/category.ts';
import { quoteSession } from '#domain/pricing/quote.ts';
import type { HourlyRates } from '#domain/pricing/rates.ts';
import type { SquadTerms } from '#domain/squad/facts/squad-context.ts';
import { inviteTerms } from '#domain/squad/facts/squad-limits.ts';
import { type MateFacts, mateRefusal } from '#domain/squad/selectors/mate-fit.ts';
import { minutes } from '#domain/time/durations.ts';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { category, game } from '../../platform/db/schema/mates/games-and-mates';
import { appUser } from '../../platform/db/schema/people';
import type { Handler } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { Refusal } from '../../platform/http/refusal';
import { runOperation } from '../../platform/ledger/operations';
import { readRates } from '../../platform/settings/read-rates';
import { requireAdults } from '../age/public';
import { lockMate } from '../mate-access/public';
import { readMateFacts } from '../squads/public';
import { scheduleAnswerDue } from './schedule-booking-deadlines';
import { holdPrice } from './booking-money';
import { type BookingRow, type BookingStep, factsOf, squadTermsOf } from './booking-row';
import { viewBooking } from './booking-view';
import { insertBooking } from './commit-booking';
import { freeTimes, ownBookings } from './free-times';
import { announceBooking, notifyRequested } from './notify-booking';

type Route = 'POST /v1/bookings';
type Body = BodyOf<(typeof bookingsContract)[Route]>;

/** @throws Refusal SQUADS_GAME_NOT_FOUND, SQUADS_INVALID_PLATFORM, SQUADS_CATEGORY_NOT_FOUND, SQUADS_CANNOT_PLAY_CATEGORY */
const requireTerms = async (tx: Tx, body: Body): Promise<SquadTerms> => {
  const [played] = await tx.select({ platforms: game.platforms }).from(game).where(eq(game.id, body.gameId));
  if (!played) throw new Refusal('SQUADS_GAME_NOT_FOUND');
  if (!played.platforms.includes(body.platform)) throw new Refusal('SQUADS_INVALID_PLATFORM');
  const [found] = await tx
    .select()
    .from(category)
    .where(and(eq(category.id, body.categoryId), eq(category.gameId, body.gameId)));
  if (!found?.enabled) throw new Refusal('SQUADS_CATEGORY_NOT_FOUND');
  // A trial lesson is a first game played at once, so it cannot be booked.
  if (isTrial(found)) throw new Refusal('SQUADS_CANNOT_PLAY_CATEGORY');
  return squadTermsOf({ ...body, categoryKind: found.kind, categoryPercent: found.pricePercent });
};

/**
 * The mate's facts for a booking: whether they are playing or taking orders right now does not matter for a later hour.
 * Locks the mate's row, so that two clients cannot book the same hour.
 * @throws Refusal SQUADS_INVALID_MEMBERS, as `mateRefusal`
 */
const requireMate = async (tx: Tx, clientId: string, mateId: string, terms: SquadTerms, now: number) => {
  if (mateId === clientId) throw new Refusal('SQUADS_INVALID_MEMBERS');
  await lockMate(tx, mateId);
  const facts = (await readMateFacts(tx, [mateId], now)).get(mateId);
  if (!facts) throw new Refusal('SQUADS_MATE_NOT_FOUND');
  const { freeMinutes: _near, ...mate } = { ...facts, active: true, hasSquad: false };
  const problem = mateRefusal(terms, mate);
  if (problem !== null) throw new Refusal(problem);
  return mate;
};

interface Wanted {
  readonly clientId: string;
  readonly mateId: string;
  readonly durationMinutes: number;
  /** Epoch ms. */
  readonly startsAt: number;
  readonly now: number;
}

/** @throws Refusal BOOKINGS_TIME_NOT_FREE when either the mate's or the client's time is taken; BOOKINGS_LIMIT */
const requireTime = async (tx: Tx, { clientId, mateId, durationMinutes, startsAt, now }: Wanted): Promise<void> => {
  const { starts } = await freeTimes(tx, { mateId, viewerId: clientId, durationMinutes, now });
  const own = await ownBookings(tx, clientId, { from: startsAt, to: startsAt + minutes(durationMinutes) });
  if (!starts.includes(startsAt) || own.overlaps) throw new Refusal('BOOKINGS_TIME_NOT_FREE');
  if (own.count >= bookingTerms.maxOpen) throw new Refusal('BOOKINGS_LIMIT');
};

/** What the client pays for such a squad, in kopecks. */
const priceOf = (terms: SquadTerms, clientId: string, mateId: string, { level }: MateFacts, rates: HourlyRates) =>
  quoteSession({
    ...terms,
    mates: [{ mateId, rate: rates[level] }],
    nonMates: [{ memberId: clientId, payerId: clientId }],
    promo: null,
  }).total;

const write = async (app: App, step: BookingStep, clientId: string, body: Body): Promise<BookingRow> => {
  const { tx, at } = step;
  const now = at.getTime();
  const startsAt = body.startsAt.getTime();
  const terms = await requireTerms(tx, body);
  if (isForAdults(terms.categoryKind)) await requireAdults(tx, [clientId], now);
  // Locked, so that concurrent bookings of one client see each other.
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, clientId)).for('no key update');
  const mate = await requireMate(tx, clientId, body.mateId, terms, now);
  await requireTime(tx, { clientId, mateId: body.mateId, durationMinutes: terms.durationMinutes, startsAt, now });
  const rates = await readRates(app.settings);
  const price = priceOf(terms, clientId, body.mateId, mate, rates);
  if (price !== body.amount) throw new Refusal('BOOKINGS_PRICE_CHANGED');
  const id = uuidv7();
  const held = await holdPrice(step, { id, clientId, mateId: body.mateId, price });
  const { slots: _slots, payMode: _payMode, languages, ...agreed } = terms;
  return insertBooking(tx, step.operationId, {
    ...agreed,
    ...held,
    id,
    clientId,
    mateId: body.mateId,
    languages: [...languages],
    startsAt: new Date(startsAt),
    createdAt: at,
    note: body.note,
    level: mate.level,
    percent: mate.percent,
    rates,
    price,
  });
};

/**
 * Books a mate inside an open transaction: holds the price and notifies the mate. Returns the booking's id.
 * @throws Refusal as the call declares
 */
export const bookIn = async (app: App, step: BookingStep, clientId: string, body: Body): Promise<string> => {
  const row = await write(app, step, clientId, body);
  await scheduleAnswerDue(step.tx, row);
  await notifyRequested(step, row, answerDue(factsOf(row)));
  await announceBooking(step, row);
  return row.id;
};

export const book: Handler<(typeof bookingsContract)[Route]> = async (app, { actor, body, idempotencyKey }) => {
  // Booking and cancelling is free and notifies the mate each time, so it is rate limited.
  await limitRate(app, `booking:${actor.id}:${body.mateId}`, inviteTerms.perPair, inviteTerms.window);
  const asked = { kind: 'POST /v1/bookings' as const, actor: actor.id, idempotencyKey, request: body };
  return runOperation(app, asked, async (tx, operationId) => {
    const step = { app, tx, operationId, at: new Date(app.clock.now()) };
    return viewBooking(app, tx, actor.id, await bookIn(app, step, actor.id, body));
  });
};
