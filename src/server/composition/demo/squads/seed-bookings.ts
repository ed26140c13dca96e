import { and, eq } from 'drizzle-orm';
import type { WeeklyHours } from '#domain/bookings/weekly-hours.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { quoteMate } from '#domain/pricing/quote.ts';
import { days, hours, minutes } from '#domain/time/durations.ts';
import { moscowOffset } from '#domain/time/moscow.ts';
import { bookIn, lockBooking, replaceHours, stepBooking } from '#server/features/bookings/public.ts';
import type { App } from '#server/platform/app.ts';
import { category, mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { readRates } from '#server/platform/settings/read-rates.ts';
import { demoId } from '../demo-person';
import { appAgo, payIn } from '../money/demo-past';

const hour = 60;

const from = (weekdays: readonly number[], begins: number, ends: number): readonly WeeklyHours[] =>
  weekdays.map((weekday) => ({ weekday, from: begins * hour, to: ends * hour }));

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const weekdays = [0, 1, 2, 3, 4];
const weekend = [5, 6];

/** Hours in which these mates can be booked, Moscow time. */
const hoursOf: Readonly<Record<string, readonly WeeklyHours[]>> = {
  Северин: [...from(everyDay, 18, 24), ...from(weekend, 12, 17)],
  Алиса: [...from(weekdays, 10, 14), ...from(weekdays, 19, 23)],
  Ветер: from(everyDay, 20, 24),
  Мирай: from(weekend, 11, 22),
};

interface Plan {
  readonly client: string;
  readonly ago: number;
  /** The evening this many days from now, Moscow time. */
  readonly inDays: number;
  readonly hour: number;
  readonly note: string;
  readonly confirmed: boolean;
}

const mate = 'Северин';

const plans: readonly Plan[] = [
  { client: 'Киберкот', ago: hours(9), inDays: 1, hour: 20, note: 'Разберём мой Мираж', confirmed: true },
  { client: 'Сова', ago: minutes(40), inDays: 2, hour: 19, note: 'Хочу поднять ранг к лету', confirmed: false },
];

const evening = (now: number, inDays: number, at: number): Date =>
  new Date(Math.floor((now + moscowOffset) / days(1)) * days(1) + days(inDays) + hours(at) - moscowOffset);

/** The mate's game, its category of rank, and the price of an hour there, in rubles. */
const offerOf = async (app: App, tx: Tx) => {
  const [found] = await tx
    .select({
      id: category.id,
      kind: category.kind,
      percent: category.pricePercent,
      gameId: category.gameId,
      grade: mateAccess.grade,
    })
    .from(mateAccess)
    .innerJoin(category, and(eq(category.gameId, mateAccess.gameId), eq(category.kind, 'RANK_UP')))
    .where(eq(mateAccess.userId, demoId(mate)));
  if (!found) throw new Error(`the demo has no ${mate}`);
  const { amount } = quoteMate({
    rate: (await readRates(app.settings))[found.grade],
    categoryKind: found.kind,
    categoryPercent: found.percent,
    durationMinutes: hour,
    nonMates: 1,
  });
  return { categoryId: found.id, gameId: found.gameId, amount };
};

const carryOut = async (app: App, tx: Tx, plan: Plan): Promise<void> => {
  const clientId = demoId(plan.client);
  const { categoryId, gameId, amount } = await offerOf(app, tx);
  const then = appAgo(app, plan.ago);
  const at = new Date(then.clock.now());
  // An extra deposit pays for it, so that the persona's balance stays the same.
  await payIn(appAgo(app, plan.ago + minutes(5)), tx, {
    userId: clientId,
    rubles: kopecksToRubles(amount),
    method: 'SBP',
  });
  const step = { app, tx, at, operationId: await openOperation(tx, 'POST /v1/bookings', clientId, at) };
  const id = await bookIn(then, step, clientId, {
    mateId: demoId(mate),
    gameId,
    categoryId,
    platform: 'PC',
    languages: ['ru'],
    durationMinutes: hour,
    startsAt: evening(app.clock.now(), plan.inDays, plan.hour),
    note: plan.note,
    amount,
  });
  if (!plan.confirmed) return;
  const soon = new Date(at.getTime() + minutes(20));
  const answer = {
    app,
    tx,
    at: soon,
    operationId: await openOperation(tx, 'POST /v1/bookings/{id}/answer', demoId(mate), soon),
  };
  const event = { type: 'booking.answered', by: demoId(mate), accepted: true, at: soon.getTime() } as const;
  await stepBooking(answer, await lockBooking(tx, id), event);
};

/** Booking hours of several mates, a game agreed on for tomorrow evening, and one that waits for the mate's answer. */
export const seedBookings = async (app: App, tx: Tx): Promise<void> => {
  for (const [name, spans] of Object.entries(hoursOf)) await replaceHours(tx, demoId(name), spans);
  for (const plan of plans) await carryOut(app, tx, plan);
};
