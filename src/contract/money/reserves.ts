import * as z from 'zod/mini';
import {
  reserveGroups,
  reserveKinds,
  reserveStatuses,
  reserveTerms,
  unreserveStatuses,
} from '#domain/money/reserve.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { cursor, integerId, limitUpTo, uuid } from '../schemas/fields';
import { money, moneyBetween, time } from '../schemas/units';
import { tidy } from '../schemas/tidy';

const side = z.object({ id: uuid, username: z.string(), avatarUrl: z.nullable(z.string()) });

/** A part of a reserve that its mate requests, as both sides and operators see it. */
export const unreserve = z.object({
  id: uuid,
  amount: money,
  comment: z.string(),
  status: z.enum(unreserveStatuses),
  /** The client's comment with a refusal. */
  answer: z.nullable(z.string()),
  bySilence: z.boolean(),
  createdAt: time,
  /** When silence counts as agreement; null: it does not, because the client cannot see the request. */
  confirmsAt: z.nullable(time),
  decidedAt: z.nullable(time),
});

const reserve = z.object({
  id: uuid,
  mate: side,
  /** Null while a link for anyone is not funded. */
  client: z.nullable(side),
  amount: money,
  paid: money,
  waiting: money,
  /** What may still be requested. */
  free: money,
  kind: z.enum(reserveKinds),
  articleId: z.nullable(z.number()),
  comment: z.string(),
  replaceKey: z.nullable(uuid),
  status: z.enum(reserveStatuses),
  createdAt: time,
  linkExpiresAt: time,
  fundedAt: z.nullable(time),
  closedAt: z.nullable(time),
  /** Token of the link, only for its mate and until it is funded. */
  token: z.nullable(z.string()),
});

const reserveWithRows = z.object({ reserve, rows: z.array(unreserve) });

const token = z.string().check(z.minLength(1), z.maxLength(1000));
const byId = z.object({ id: uuid });
const comment = z.string().check(tidy(), z.maxLength(reserveTerms.commentMax));
const requiredComment = comment.check(z.minLength(1));
const sum = moneyBetween(reserveTerms);
const lesserSum = moneyBetween({ min: reserveTerms.partMin, max: reserveTerms.max });
const access = ['BALANCE_RESERVE_NOT_FOUND', 'BALANCE_RESERVE_ACCESS_DENIED'] as const;
const link = ['BALANCE_RESERVE_INVALID_SIGN', 'BALANCE_RESERVE_NOT_FOUND', 'BALANCE_RESERVE_ACCESS_DENIED'] as const;

/** Reserves: money that a client puts aside for a mate. */
export const reservesContract = endpoints({
  'POST /v1/balance-reserve/signed-link': endpoint({
    access: 'user',
    summary: 'A mate’s signed link: asks a client to set money aside',
    idempotent: true,
    body: z.object({
      clientId: z.optional(uuid),
      amount: sum,
      kind: z.enum(reserveKinds),
      articleId: z.optional(integerId),
      comment: z._default(comment, ''),
      /** An earlier reserve of the same two people that this one replaces. */
      replaceKey: z.optional(uuid),
    }),
    response: z.object({ reserve, path: z.string() }),
    errors: [
      'ONLY_USERS_WITH_MATE_ACCESS_CAN_CREATE_SIGNED_LINKS',
      'BALANCE_RESERVE_BLOG_ARTICLE_NOT_FOUND',
      'BALANCE_RESERVE_REPLACE_KEY_NOT_FOUND',
      'USERS_NOT_FOUND',
    ],
  }),
  'GET /v1/balance-reserve/link': endpoint({
    access: 'user',
    summary: 'What is behind a link: from whom, for what and what becomes of the money',
    query: z.object({ token }),
    response: z.object({
      reserve,
      /** LATE: its seven days are over. USED: funded or cancelled. */
      state: z.enum(['OPEN', 'LATE', 'USED']),
      available: money,
      /** Refund from the replaced reserve. */
      returned: money,
      /** The replaced reserve: since when it was funded. */
      replaces: z.nullable(z.object({ fundedAt: time })),
      playedTogether: z.number(),
    }),
    errors: link,
  }),
  'POST /v1/balance/reserve': endpoint({
    access: 'user',
    summary: 'Sets money aside by a link, once; a former reserve is returned',
    confirmed: 'ABOVE',
    idempotent: true,
    body: z.object({ token }),
    response: reserve,
    errors: [
      ...link,
      'INVALID_CREATE_RESERVE_SIGNATURE',
      'BALANCE_RESERVE_BLOG_ARTICLE_NOT_FOUND',
      'BALANCE_RESERVE_REPLACE_KEY_NOT_FOUND',
      'BALANCE_INSUFFICIENT',
      'MONEY_RESTS',
    ],
  }),
  'GET /v1/balance-reserve/reserved-for-user/{userId}': endpoint({
    access: 'user',
    summary: 'Reserves with this person; for oneself: all one takes part in. Newest first',
    params: z.object({ userId: uuid }),
    query: z.object({ group: z.optional(z.enum(reserveGroups)), cursor: z.optional(cursor), limit: limitUpTo(50, 20) }),
    response: z.object({ items: z.array(reserve), nextCursor: z.nullable(z.string()) }),
    errors: [],
  }),
  'GET /v1/balance-reserve/totals': endpoint({
    access: 'user',
    summary: 'Of all reserves that one takes part in: their sums and how many there are',
    response: z.object({
      free: money,
      waiting: money,
      paid: money,
      counts: z.record(z.enum(reserveGroups), z.number()),
    }),
    errors: [],
  }),
  'GET /v1/balance-reserve/{id}': endpoint({
    access: 'user',
    summary: 'A reserve, for its two sides',
    params: byId,
    response: reserve,
    errors: access,
  }),
  'GET /v1/balance-reserve/{id}/unreserve-transactions': endpoint({
    access: 'user',
    summary: 'Parts that the mate has asked for',
    params: byId,
    response: z.array(unreserve),
    errors: access,
  }),
  'PUT /v1/balance-reserve/{id}/unreserve-transactions': endpoint({
    access: 'user',
    summary: 'The mate asks for a part, changes it or takes it back; the client approves or declines',
    idempotent: true,
    params: byId,
    body: z.union([
      z.object({ act: z.literal('ask'), amount: lesserSum, comment: requiredComment }),
      z.object({ act: z.literal('change'), rowId: uuid, amount: lesserSum, comment: requiredComment }),
      z.object({ act: z.literal('withdraw'), rowId: uuid }),
      z.object({ act: z.literal('confirm'), rowId: uuid }),
      z.object({ act: z.literal('reject'), rowId: uuid, comment: z._default(comment, '') }),
    ]),
    response: reserveWithRows,
    errors: [
      ...access,
      'BALANCE_RESERVE_UNRESERVE_ONLY_FOR_RESERVED',
      'BALANCE_RESERVE_INSUFFICIENT_REST_AMOUNT',
      'RESERVE_PART_DECIDED',
    ],
  }),
  'POST /v1/balance-reserve/{id}/cancel': endpoint({
    access: 'user',
    summary: 'The client takes back the rest while no request is unanswered',
    idempotent: true,
    params: byId,
    response: reserve,
    errors: [...access, 'BALANCE_RESERVE_CANCEL_ONLY_FOR_RESERVED'],
  }),
  'DELETE /v1/balance-reserve/{id}/link': endpoint({
    access: 'user',
    summary: 'The mate takes back a link by which nothing was set aside yet',
    params: byId,
    errors: [...access, 'RESERVE_LINK_USED'],
  }),
});
