import * as z from 'zod/mini';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import { referralChannels } from '#domain/people/referral-channel.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { money, time } from '../schemas/units';
import { givenTimeZone } from '../schemas/profile-fields';

const hour = z.object({
  /** Hour of the operator's day, 0–23. */
  hour: z.number(),
  /** Squads in which everybody paid and came to the lobby. */
  started: z.number(),
  /** Of them, disbanded ones. */
  disbanded: z.number(),
  turnover: money,
});

const timeZone = z._default(givenTimeZone, defaultTimeZone);

const share = z.object({ count: z.number(), of: z.number() });

const searches = {
  /** Squads that called mates by name. */
  requests: z.number(),
  /** Of them, those that a mate accepted. */
  found: z.number(),
};
/** Median time from the first call to the first «yes», in seconds; null without one. */
const firstYes = z.nullable(z.number());

/** Whom clients choose, and whether they find anybody. */
export const choice = z.object({
  ...searches,
  firstYes,
  /** The busiest first; hours of the day by Moscow time. */
  games: z.array(
    z.object({
      gameId: z.string(),
      ...searches,
      firstYes,
      hours: z.array(z.object({ hour: z.number(), ...searches })),
    }),
  ),
  /** Calls from the recommended list, and how many were accepted, by groups of places; `to` null: and further. */
  places: z.array(z.object({ from: z.number(), to: z.nullable(z.number()), calls: z.number(), orders: z.number() })),
  /** How unevenly accepted calls fall on mates, 0 to 1. */
  gini: z.number(),
});

/** The start page of the desk; each section needs the permission for the full data. */
export const deskTodayContract = endpoints({
  'GET /v1/admin/today/money': endpoint({
    access: { permission: 'VIEW_TRANSACTIONS_LIST' },
    summary: 'Money now and whether the ledger is consistent; computed at most once in a few minutes',
    query: z.object({
      /** Checks the ledger again. */
      check: z.optional(z.stringbool()),
    }),
    response: z.object({
      balances: money,
      people: z.number(),
      bonus: money,
      /** The part of `bonus` that expires next, and when. */
      burning: z.nullable(z.object({ amount: money, at: time })),
      squads: money,
      /** Parts of `squads`: games that are being played, and finished games that are not settled. */
      inGame: money,
      unsettled: money,
      withdrawals: money,
      withdrawalCount: z.number(),
      reserves: money,
      reserveCount: z.number(),
      courses: money,
      bookings: money,
      /** The service's revenue: everything it received minus its subsidies. */
      service: money,
      /** Its change since midnight in Moscow. */
      serviceToday: money,
      countedAt: time,
      ledger: z.object({
        operations: z.number(),
        /** Sum of all debits minus all credits. */
        sum: money,
        /** Number of accounts whose cached balance differs from the computed one, and the total difference. */
        accountsOff: z.number(),
        off: money,
        checkedAt: time,
      }),
    }),
    errors: [],
  }),
  'GET /v1/admin/today/orders': endpoint({
    access: { permission: 'MANAGE_SQUADS' },
    summary: 'Orders by hour today and a week ago; shares of no-shows, disputes and refunds of the week',
    query: z.object({ timeZone }),
    response: z.object({
      today: z.array(hour),
      weekAgo: z.array(hour),
      /** Squads started a week ago by this time of the day. */
      weekAgoByNow: z.number(),
      week: z.object({ started: z.number(), noShows: share, disputes: share, refunds: share }),
    }),
    errors: ['VALIDATION_ERROR'],
  }),
  'GET /v1/admin/today/decisions': endpoint({
    access: 'admin',
    unattended: true,
    summary: 'How many were decided today in the queues that one’s permissions open, and how fast',
    query: z.object({ timeZone }),
    response: z.object({
      count: z.number(),
      /** Median of the waiting time; null when it is known of no decision. */
      medianMs: z.nullable(z.number()),
      /** The last decision of today. */
      lastAt: z.nullable(time),
      /** The beginning of today in the operator's time zone. */
      since: time,
    }),
    errors: ['VALIDATION_ERROR'],
  }),
  'GET /v1/admin/today/choice': endpoint({
    access: { permission: 'MANAGE_SQUADS' },
    summary: 'Who finds a mate, how soon, and from which places of the list; computed at most once in ten minutes',
    query: z.object({ days: z._default(z.coerce.number().check(z.refine((days) => days === 7 || days === 30)), 30) }),
    response: choice,
    errors: [],
  }),
  'GET /v1/admin/today/funnel': endpoint({
    access: { permission: 'VIEW_USERS_LIST' },
    summary: 'Who registered in seven days, today included, and how far they got',
    response: z.object({
      /** Days by Moscow time; the last is today. */
      days: z.array(z.object({ day: time, registered: z.number() })),
      invitedToday: z.number(),
      registered: z.number(),
      invited: z.number(),
      /** Of them, by the messenger of the link; the other links named none. */
      channels: z.record(z.enum(referralChannels), z.number()),
      confirmed: z.number(),
      deposited: z.number(),
      firstSquad: z.number(),
      secondSquad: z.number(),
    }),
    errors: [],
  }),
});
