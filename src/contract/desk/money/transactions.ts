import * as z from 'zod/mini';
import { bonusReasons } from '#domain/money/bonus.ts';
import { transactionTypes } from '#domain/money/transaction-type.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { gameId, uuid } from '../../schemas/fields';
import { money, time } from '../../schemas/units';
import { transactionDetails } from '../../schemas/transaction';
import { deskPerson, amount, anyOf, fileOfList, listOf, listQuery, moment, search } from '../kit';

/** Id of a transaction, as text. */
const lineId = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

const row = z.object({
  id: z.string(),
  person: deskPerson,
  type: z.enum(transactionTypes),
  /** Signed from the person's point of view; of it `bonusAmount` is bonus money, `giftAmount` of certificates. */
  amount: money,
  bonusAmount: money,
  giftAmount: money,
  bonusReason: z.nullable(z.enum(bonusReasons)),
  squadId: z.nullable(z.number()),
  /** Reverses an earlier transaction. */
  reversal: z.boolean(),
  comment: z.nullable(z.string()),
  createdAt: time,
});

const filters = {
  type: anyOf(transactionTypes),
  /** IN: received by the person; OUT: paid by them. */
  side: z.optional(z.enum(['IN', 'OUT'])),
  person: z.optional(uuid),
  squad: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
  /** Range of the absolute sum. */
  minAmount: amount,
  maxAmount: amount,
  from: moment,
  to: moment,
  /** Prefix of a name, number of a transaction or of a squad, or id of a person. */
  search,
};
/** `amount` sorts by the absolute sum. */
const sorts = ['createdAt', '-createdAt', 'amount', '-amount'] as const;

const accountKinds = ['USER', 'BONUS', 'GIFT', 'HOLD', 'PLATFORM', 'OUTSIDE'] as const;

const account = z.object({
  kind: z.enum(accountKinds),
  /** `squad:18402`, `revenue`, a provider; the id of a person when `person` is set. */
  owner: z.string(),
  person: z.nullable(z.object({ id: uuid, username: z.string() })),
});

/** Double entry: money moved from the debited account to the credited one. */
export const transferView = z.object({ id: z.number(), debit: account, credit: account, amount: money });

const whole = z.object({
  ...row.shape,
  details: transactionDetails,
  operation: z.object({
    id: uuid,
    kind: z.string(),
    /** Null: made by the product itself. */
    actor: z.nullable(deskPerson),
    createdAt: time,
  }),
  transfers: z.array(transferView),
  /** The chain of this transaction and its reversals, oldest first. */
  chain: z.array(z.object({ id: z.string(), type: z.enum(transactionTypes), amount: money, createdAt: time })),
  squad: z.nullable(z.object({ id: z.number(), gameId, category: z.string(), status: z.string() })),
});

const listFile = fileOfList({ permission: 'VIEW_TRANSACTIONS_LIST' }, filters, sorts);

export const deskTransactionsContract = endpoints({
  'GET /v1/admin/transactions': endpoint({
    access: { permission: 'VIEW_TRANSACTIONS_LIST' },
    summary: 'All operations of all balances',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/transactions.csv': listFile,
  'GET /v1/admin/transactions.xlsx': listFile,
  'GET /v1/admin/transactions/{id}': endpoint({
    access: { permission: 'VIEW_TRANSACTION' },
    summary: 'One operation: transfers, refunds, squad',
    params: z.object({ id: lineId }),
    response: whole,
    errors: ['ADMIN_BALANCE_TRANSACTION_NOT_FOUND'],
  }),
});
