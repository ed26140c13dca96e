import { articleLog, type LoggedArticle, type LoggedArticleEvent } from '#domain/blog/article-log.ts';
import { articleEventTypes } from '#domain/blog/article-rules.ts';
import { bookingSides, type BookingEvent, type BookingFacts } from '#domain/bookings/booking.ts';
import { bookingLog, type LoggedBooking } from '#domain/bookings/booking-log.ts';
import { drawLog } from '#domain/draws/draw-log.ts';
import type { StageEvent, StageState } from '#domain/lifecycle/stage-log.ts';
import type { StepLog } from '#domain/lifecycle/step-log.ts';
import { depositLog } from '#domain/money/deposit-log.ts';
import { giftCertificateLog } from '#domain/money/gift-certificate-log.ts';
import { type LoggedReserve, type LoggedReserveEvent, reserveLog } from '#domain/money/reserve-log.ts';
import { withdrawalLog } from '#domain/money/withdrawal-log.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import { squadLog } from '#domain/squad/step-log.ts';
import { hours } from '#domain/time/durations.ts';
import { integerBetween } from '../support/seeded-random';
import { start } from './creation';
import { possibleEvents } from './possible-events';
import type { LifeMaker } from './random-life';
import { sampleSquad } from './sample-squad';
import { Walk } from './walk';

const oneOf = <T>(random: () => number, [first, ...others]: readonly [T, ...T[]]): T =>
  [first, ...others][integerBetween(random, 0, others.length)] ?? first;

export const squadLives: LifeMaker<SquadState, SquadEvent> = {
  log: squadLog,
  begin: (random) =>
    oneOf(random, [
      () => Walk.create(),
      () => Walk.create({ hot: true, mates: [] }),
      sampleSquad.READY,
      sampleSquad.STARTED,
      sampleSquad.IN_A_GAME,
      sampleSquad.FINISHED,
    ])(),
  tried: (state, at, random) => possibleEvents(state, at, integerBetween(random, 0, 1000)),
};

const hour = hours(1);

const booked = (at: number): BookingFacts => ({
  clientId: 'client',
  mateId: 'mate',
  createdAt: at,
  startsAt: at + 30 * hour,
  price: 123_457,
});

export const bookingLives: LifeMaker<LoggedBooking, BookingEvent> = {
  log: bookingLog,
  begin: () => ({ state: { status: 'REQUESTED', facts: booked(start), closing: null }, at: start }),
  tried: ({ facts: { startsAt } }, at, random) => {
    // Before and after the hour until which a client cancels freely.
    const when = oneOf(random, [at, Math.max(at, startsAt - hour)]);
    return [
      { type: 'booking.answered', by: 'mate', accepted: true, at },
      { type: 'booking.answered', by: 'mate', accepted: false, at },
      { type: 'booking.unanswered', at: when },
      ...(['client', 'mate', 'operator'] as const).map(
        (by) => ({ type: 'booking.cancelled', by, at: when }) satisfies BookingEvent,
      ),
      { type: 'booking.opened', at: startsAt },
      ...bookingSides.map((because) => ({ type: 'booking.failed', because, at: startsAt }) satisfies BookingEvent),
    ];
  },
};

export const articleLives: LifeMaker<LoggedArticle, LoggedArticleEvent> = {
  log: articleLog,
  begin: () => ({ state: { status: 'CREATED', live: false, hasVersion: false }, at: start }),
  tried: (_state, at, random) =>
    articleEventTypes.map((type) => ({ type, by: 'author', at, buyers: integerBetween(random, 0, 1) })),
};

const parts = ['part-1', 'part-2', 'part-3'] as const;

export const reserveLives: LifeMaker<LoggedReserve, LoggedReserveEvent> = {
  log: reserveLog,
  begin: () => ({ state: { status: 'CREATED', parts: {} }, at: start }),
  tried: (_state, at) => [
    ...(['reserve.funded', 'reserve.takenBack', 'reserve.emptied', 'reserve.canceled'] as const).map((type) => ({
      type,
      by: 'client',
      at,
    })),
    ...parts.flatMap((part) =>
      (['part.requested', 'part.withdrawn', 'part.confirmed', 'part.rejected', 'part.requestedAnew'] as const).map(
        (type) => ({ type, part, by: 'mate', at }),
      ),
    ),
  ],
};

const stageLives = <Stage extends string, Type extends string>(
  log: StepLog<StageState<Stage>, StageEvent<Type>>,
  status: Stage,
  types: readonly Type[],
): LifeMaker<StageState<Stage>, StageEvent<Type>> => ({
  log,
  begin: () => ({ state: { status }, at: start }),
  tried: (_state, at) => types.map((type) => ({ type, by: 'system', at })),
});

export const withdrawalLives = stageLives(withdrawalLog, 'WAITING_FOR_CONFIRMATION', [
  'withdrawal.confirmed',
  'withdrawal.paid',
  'withdrawal.rejected',
  'withdrawal.canceled',
]);

export const depositLives = stageLives(depositLog, 'CREATED', [
  'deposit.delayed',
  'deposit.paid',
  'deposit.declined',
  'deposit.refunded',
]);

export const certificateLives = stageLives(giftCertificateLog, 'CREATED', [
  'certificate.paid',
  'certificate.activated',
  'certificate.expired',
]);

export const drawLives = stageLives(drawLog, 'OPEN', ['draw.drawn', 'draw.canceled', 'draw.paid']);
