import * as z from 'zod/mini';
import { payoutReference, withdrawalMethods, withdrawalRisks, withdrawalStatuses } from '#domain/money/withdrawal.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { payoutStateNames } from '#domain/payouts/payout-states.ts';
import { holdReasons } from '#domain/taxes/payout-verdict.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { flag, uuid } from '../../schemas/fields';
import { money, time } from '../../schemas/units';
import {
  deskPerson,
  amount,
  anyOf,
  bulkResult,
  fileOfList,
  listOf,
  listQuery,
  moment,
  reason,
  search,
  seen,
} from '../kit';
import { tidy } from '../../schemas/tidy';
import { monthEarnings } from './earnings';

const row = z.object({
  id: uuid,
  person: z.object({ ...deskPerson.shape, level: z.nullable(z.enum(mateLevels)) }),
  /**
   * What left the balance: the person receives `payout`, the service keeps `fee`; after a rejection all of it is
   * returned.
   */
  amount: money,
  fee: money,
  payout: money,
  method: z.enum(withdrawalMethods),
  bank: z.nullable(z.string()),
  walletShown: z.string(),
  status: z.enum(withdrawalStatuses),
  /** Cancelled by the person. */
  canceled: z.boolean(),
  risks: z.array(z.enum(withdrawalRisks)),
  /** A large sum confirmed by the first of two operators. */
  halfConfirmed: z.boolean(),
  /** State of its payout that is not over; null: no provider pays it. */
  underWay: z.nullable(z.enum(payoutStateNames)),
  /** The person is blocked: it waits until the block ends and can only be rejected. */
  paused: z.boolean(),
  createdAt: time,
  changedAt: time,
});

const filters = {
  status: anyOf(withdrawalStatuses),
  method: anyOf(withdrawalMethods),
  /** True: with at least one risk mark; false: without any. */
  risk: z.optional(flag),
  /** Of a sum that two operators confirm, by the setting of now; or that one confirms alone. */
  large: z.optional(flag),
  minAmount: amount,
  maxAmount: amount,
  from: moment,
  to: moment,
  /** Prefix of a name, last digits of a card or phone number, or the id. */
  search,
};
const sorts = ['turn', '-turn', 'createdAt', '-createdAt', 'amount', '-amount'] as const;

const id = z.object({ id: uuid });

const sum = z.object({ sum: money, count: z.number() });

const movements = z.object({
  earned: money,
  withdrawn: money,
  withdrawals: z.number(),
  averageWithdrawal: z.nullable(money),
  available: money,
  held: money,
  deposited: money,
  /** Own money from corrections, signed. */
  corrected: money,
  /** Own money from everything else but withdrawals, signed: payments and refunds, tips, reserves, articles. */
  spent: money,
  withdrawnToday: money,
  month: monthEarnings,
  /** Whether the cached balance equals the sum of the transfers. */
  adds: z.boolean(),
});

const whole = z.object({
  ...row.shape,
  comment: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  confirmedAt: z.nullable(time),
  /** Cannot be confirmed before this moment, because of new requisites or a new password; null: no delay. */
  heldUntil: z.nullable(time),
  /** The operator whose first confirmation it has; the second one must be somebody else's. */
  halfConfirmedBy: z.nullable(uuid),
  /** Whether this sum needs two operators under the current setting. */
  twoOperators: z.boolean(),
  /** What keeps it from leaving by itself for taxes, as of now; an operator may pay it all the same. */
  taxHold: z.nullable(z.enum(holdReasons)),
  /** When these requisites were first used. */
  methodSince: z.nullable(time),
  money: movements,
  /** About the person; orders and rating are a mate's, null for anybody else. */
  about: z.object({
    /** Squads that they finished as a mate. */
    orders: z.nullable(z.number()),
    /** Squads that they finished, in whichever role. */
    squads: z.number(),
    rating: z.nullable(z.number()),
    since: time,
    lastOnlineAt: z.nullable(time),
  }),
  /** Earlier withdrawals of this person, newest first. */
  earlier: z.array(
    z.object({ id: uuid, amount: money, status: z.enum(withdrawalStatuses), walletShown: z.string(), createdAt: time }),
  ),
});

const missing = ['ADMIN_BALANCE_TRANSACTION_NOT_FOUND'] as const;
const acting = [...missing, 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE'] as const;

const listFile = fileOfList({ permission: 'VIEW_TRANSACTIONS_LIST' }, filters, sorts);

/** In both formats, `.csv` and `.xlsx`. */
const registerFile = endpoint({
  access: { permission: 'VIEW_REQUISITES' },
  summary: 'The register of payouts: approved ones with full account details; the export is recorded in the audit',
  raw: true,
  errors: [],
});

export const deskWithdrawalsContract = endpoints({
  'GET /v1/admin/withdrawals': endpoint({
    access: { permission: 'VIEW_TRANSACTIONS_LIST' },
    summary: 'Withdrawals: the queue and all past ones',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/withdrawals.csv': listFile,
  'GET /v1/admin/withdrawals.xlsx': listFile,
  'GET /v1/admin/withdrawals/totals': endpoint({
    access: { permission: 'VIEW_TRANSACTIONS_LIST' },
    summary: 'How many wait, and were approved, paid and declined within a day',
    response: z.object({
      waiting: sum,
      confirmed: sum,
      paid: sum,
      rejected: sum,
      /** Waiting ones with risk marks. */
      risky: z.number(),
      /** Above this sum two operators confirm. */
      large: money,
    }),
    errors: [],
  }),
  'GET /v1/admin/withdrawals/register.csv': registerFile,
  'GET /v1/admin/withdrawals/register.xlsx': registerFile,
  'GET /v1/admin/withdrawals/{id}': endpoint({
    access: { permission: 'VIEW_TRANSACTION' },
    summary: 'One withdrawal and the money around it',
    params: id,
    response: whole,
    errors: missing,
  }),
  'POST /v1/admin/withdrawals/{id}/wallet': endpoint({
    access: { permission: 'VIEW_REQUISITES' },
    summary: 'Full account details, a bounded number of them; looking is recorded in the audit',
    params: id,
    response: z.object({ wallet: z.string() }),
    errors: [...missing, 'REQUISITES_UNREADABLE'],
  }),
  'POST /v1/admin/withdrawals/{id}/confirm': endpoint({
    access: { permission: 'CONFIRM_WITHDRAWAL' },
    summary: 'Approves; a large sum is approved by two',
    params: id,
    body: z.object({ seen }),
    response: row,
    errors: [...acting, 'ADMIN_SECOND_OPERATOR', 'ADMIN_WITHDRAWAL_PAUSED', 'WITHDRAWAL_ON_HOLD'],
  }),
  'POST /v1/admin/withdrawals/confirm': endpoint({
    access: { permission: 'CONFIRM_WITHDRAWAL' },
    summary: 'Approves a batch; for each that was not approved it is said why',
    body: z.object({ ids: z.array(uuid).check(z.minLength(1), z.maxLength(100)) }),
    response: bulkResult,
    errors: [],
  }),
  'POST /v1/admin/withdrawals/{id}/pay': endpoint({
    access: { permission: 'MARK_WITHDRAWAL_PAID' },
    summary: 'Marks as paid, with the number of the transfer, which the person will see',
    idempotent: true,
    params: id,
    body: z.object({
      seen,
      reference: z.string().check(tidy(), z.minLength(payoutReference.min), z.maxLength(payoutReference.max)),
    }),
    response: row,
    errors: [...acting, 'ADMIN_WITHDRAWAL_PAUSED', 'PAYOUT_UNDER_WAY'],
  }),
  'POST /v1/admin/withdrawals/{id}/reject': endpoint({
    access: { permission: 'REJECT_WITHDRAWAL' },
    summary: 'Declines with a reason that the person will see; the money is returned',
    idempotent: true,
    params: id,
    body: z.object({ seen, reason }),
    response: row,
    errors: [...acting, 'PAYOUT_UNDER_WAY'],
  }),
});
