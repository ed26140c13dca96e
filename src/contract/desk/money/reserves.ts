import * as z from 'zod/mini';
import { reserveKinds, reserveStatuses } from '#domain/money/reserve.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { flag, uuid } from '../../schemas/fields';
import { money, time } from '../../schemas/units';
import { unreserve } from '../../money/reserves';
import { deskPerson, amount, anyOf, fileOfList, listOf, listQuery, moment, reason, search, seen } from '../kit';

const row = z.object({
  id: uuid,
  mate: deskPerson,
  /** Null while a link for anyone is not funded. */
  client: z.nullable(deskPerson),
  amount: money,
  paid: money,
  waiting: money,
  free: money,
  kind: z.enum(reserveKinds),
  status: z.enum(reserveStatuses),
  createdAt: time,
});

const whole = z.object({
  ...row.shape,
  comment: z.string(),
  articleId: z.nullable(z.number()),
  /** The transaction of the debit; null until it is funded. */
  transactionId: z.nullable(z.string()),
  fundedAt: z.nullable(time),
  closedAt: z.nullable(time),
  rows: z.array(unreserve),
});

const filters = {
  status: anyOf(reserveStatuses),
  kind: anyOf(reserveKinds),
  /** With a request that the client has not answered. */
  asked: z.optional(flag),
  minAmount: amount,
  maxAmount: amount,
  from: moment,
  to: moment,
  /** Prefix of either name, or the id. */
  search,
};
const sorts = ['createdAt', '-createdAt', 'amount', '-amount'] as const;

const access = { permission: 'MANAGE_BALANCE_RESERVE' } as const;
const id = z.object({ id: uuid });
const part = z.object({ id: uuid, rowId: uuid });
const missing = ['BALANCE_RESERVE_NOT_FOUND'] as const;
const acting = [...missing, 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE'] as const;

const listFile = fileOfList(access, filters, sorts);

export const deskReservesContract = endpoints({
  'GET /v1/admin/reserves': endpoint({
    access,
    summary: 'All reserves',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/reserves.csv': listFile,
  'GET /v1/admin/reserves.xlsx': listFile,
  'GET /v1/admin/reserves/{id}': endpoint({
    access,
    summary: 'One reserve with its parts',
    params: id,
    response: whole,
    errors: missing,
  }),
  'POST /v1/admin/reserves/{id}/rows/{rowId}/confirm': endpoint({
    access,
    summary: 'Approves a part for the client: the money goes to the mate',
    idempotent: true,
    params: part,
    body: z.object({ seen, reason }),
    response: whole,
    errors: acting,
  }),
  'POST /v1/admin/reserves/{id}/rows/{rowId}/reject': endpoint({
    access,
    summary: 'Declines a part for the client; the mate sees why',
    params: part,
    body: z.object({ seen, reason }),
    response: whole,
    errors: acting,
  }),
  'POST /v1/admin/reserves/{id}/cancel': endpoint({
    access,
    summary: 'Cancels a reserve: the rest is returned to the client',
    idempotent: true,
    params: id,
    body: z.object({ seen, reason }),
    response: whole,
    errors: acting,
  }),
});
