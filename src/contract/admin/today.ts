import * as z from 'zod/mini';
import { defaultTimeZone } from '../../domain/text/format-moment';
import { referralChannels } from '../../domain/people/referral-channel';
import { endpoint, endpoints } from '../kit/endpoint';
import { isoTime, rubles } from '../schemas/fields';

const hour = z.object({
  /** 0–23 of the operator's day. */
  hour: z.number(),
  /** Squads whose people have all paid and come. */
  started: z.number(),
  /** Of them those that were disbanded. */
  disbanded: z.number(),
  turnover: rubles,
});

const timeZone = z._default(z.string().check(z.maxLength(60)), defaultTimeZone);

const share = z.object({ count: z.number(), of: z.number() });

/** The first screen; each part for those who may see it whole elsewhere. */
export const adminTodayContract = endpoints({
  'GET /v1/admin/today/money': endpoint({
    access: { permission: 'VIEW_TRANSACTIONS_LIST' },
    summary: 'Деньги сейчас и сходится ли учёт; пересчитывается не чаще раза в несколько минут',
    query: z.object({
      /** Checks the ledger anew. */
      check: z.optional(z.stringbool()),
    }),
    response: z.object({
      balances: rubles,
      people: z.number(),
      bonus: rubles,
      /** Of `bonus`, what burns next, and when. */
      burning: z.nullable(z.object({ amount: rubles, at: isoTime })),
      squads: rubles,
      /** Of `squads`: what is being played for, and what is played and not settled. */
      inGame: rubles,
      unsettled: rubles,
      withdrawals: rubles,
      withdrawalCount: z.number(),
      reserves: rubles,
      reserveCount: z.number(),
      courses: rubles,
      bookings: rubles,
      /** The service's part: all that came to it, less what it added. */
      service: rubles,
      /** What it grew by since midnight in Moscow. */
      serviceToday: rubles,
      countedAt: isoTime,
      ledger: z.object({
        operations: z.number(),
        /** Of all transfers, debits less credits. */
        sum: rubles,
        /** Accounts whose cached balance is not what was counted, and by how much in all. */
        accountsOff: z.number(),
        off: rubles,
        checkedAt: isoTime,
      }),
    }),
    errors: [],
  }),
  'GET /v1/admin/today/orders': endpoint({
    access: { permission: 'MANAGE_SQUADS' },
    summary: 'Заказы по часам сегодня и неделю назад; доли неявок, споров и возвратов за неделю',
    query: z.object({ timeZone }),
    response: z.object({
      today: z.array(hour),
      weekAgo: z.array(hour),
      /** Of `weekAgo`: started by this time of the day. */
      weekAgoByNow: z.number(),
      week: z.object({ started: z.number(), noShows: share, disputes: share, refunds: share }),
    }),
    errors: ['VALIDATION_ERROR'],
  }),
  'GET /v1/admin/today/decisions': endpoint({
    access: 'admin',
    unattended: true,
    summary: 'Сколько решено сегодня в очередях, открытых своими правами, и как быстро',
    query: z.object({ timeZone }),
    response: z.object({
      count: z.number(),
      /** Half were decided faster; null while of none it is known when it began to wait. */
      medianMs: z.nullable(z.number()),
      /** The last of today. */
      lastAt: z.nullable(isoTime),
      /** Since when it is today where the operator is. */
      since: isoTime,
    }),
    errors: ['VALIDATION_ERROR'],
  }),
  'GET /v1/admin/today/funnel': endpoint({
    access: { permission: 'VIEW_USERS_LIST' },
    summary: 'Кто зарегистрировался за семь дней, считая сегодня, и до чего дошёл',
    response: z.object({
      /** Days of Moscow, the last is today. */
      days: z.array(z.object({ day: isoTime, registered: z.number() })),
      invitedToday: z.number(),
      registered: z.number(),
      invited: z.number(),
      /** Of them, by where the link was passed on; the rest of the links did not say. */
      channels: z.record(z.enum(referralChannels), z.number()),
      confirmed: z.number(),
      deposited: z.number(),
      firstSquad: z.number(),
      secondSquad: z.number(),
    }),
    errors: [],
  }),
});
