import * as z from 'zod/mini';
import { depositStatuses } from '#domain/money/deposit.ts';
import { moneyDirections } from '#domain/money/method-switches.ts';
import { allRegisterProviders, differenceDecisions, differenceKinds, registerLimits } from '#domain/money/register.ts';
import { payoutStateNames } from '#domain/payouts/payout-states.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { integerInPath, uuid } from '../../schemas/fields';
import { money, time } from '../../schemas/units';
import { tableFile, tableProblem, tableRequestBytes } from '../../schemas/table-file';
import { deskPerson, anyOf, listOf, listQuery, moment, reason, zone } from '../kit';

const row = z.object({
  id: uuid,
  provider: z.enum(allRegisterProviders),
  /** Of deposits, or of payouts of withdrawals. */
  direction: z.enum(moneyDirections),
  from: time,
  to: time,
  /** Lines of the register. */
  lines: z.number(),
  matched: z.number(),
  differences: z.number(),
  /** Differences that are not decided yet. */
  open: z.number(),
  /** Total paid with us, and at the provider. */
  ours: money,
  theirs: money,
  by: deskPerson,
  createdAt: time,
});

const difference = z.object({
  id: z.number(),
  kind: z.enum(differenceKinds),
  /** The reference in the register; our id when the register does not list it. */
  reference: z.string(),
  ours: z.nullable(money),
  theirs: z.nullable(money),
  at: z.nullable(time),
  /** Null: the register lists a deposit that does not exist here. */
  deposit: z.nullable(z.object({ id: uuid, status: z.enum(depositStatuses), person: deskPerson })),
  /** In a register of payouts; null: it lists one that does not exist here. */
  payout: z.nullable(z.object({ id: uuid, withdrawalId: uuid, state: z.enum(payoutStateNames), person: deskPerson })),
  /** Who has asked to credit it, which another operator has to agree to. */
  askedBy: z.nullable(deskPerson),
  decided: z.nullable(
    z.object({ decision: z.enum(differenceDecisions), reason: z.string(), by: deskPerson, at: time }),
  ),
});

/** `zone`: of times in the file without one. */
const register = { ...tableFile(registerLimits.characters), zone };

const unread = {
  /** Numbers of lines in the file that are not compared. */
  unread: z.array(z.number()),
  problems: z.array(tableProblem),
};

const access = { permission: 'MANAGE_DEPOSIT' } as const;
const missing = ['ADMIN_DEPOSIT_NOT_FOUND'] as const;

/** How many differences of one register are returned, open ones first; the CSV file contains all. */
export const shownDifferences = 200;

/** In both formats, `.csv` and `.xlsx`. */
const differencesFile = endpoint({
  access,
  summary: 'All mismatches of one reconciliation as a file',
  params: z.object({ id: uuid }),
  query: z.object({ zone }),
  raw: true,
  errors: missing,
});

export const deskReconciliationsContract = endpoints({
  'GET /v1/admin/reconciliations': endpoint({
    access,
    summary: 'Reconciliations with providers’ registers, newest first',
    query: listQuery({ provider: anyOf(allRegisterProviders), from: moment, to: moment }, ['createdAt', '-createdAt']),
    response: listOf(row),
    errors: [],
  }),
  'POST /v1/admin/reconciliations': endpoint({
    access,
    summary:
      'Compares a provider’s register (CSV or Excel: id, sum, status, time) with the deposits or payouts of the period',
    idempotent: true,
    body: z.object({
      provider: z.enum(allRegisterProviders),
      /** Absent: deposits. */
      direction: z._default(z.enum(moneyDirections), 'DEPOSIT'),
      from: time,
      to: time,
      ...register,
    }),
    bodyBytes: tableRequestBytes,
    response: z.object({ ...row.shape, ...unread }),
    errors: [],
  }),
  'POST /v1/admin/reconciliations/check': endpoint({
    access,
    summary: 'What a provider’s register says, before it is compared: nothing is stored',
    body: z.object(register),
    bodyBytes: tableRequestBytes,
    response: z.object({
      lines: z.number(),
      paid: z.number(),
      /** Of the paid lines. */
      sum: money,
      ...unread,
    }),
    errors: [],
  }),
  'GET /v1/admin/reconciliations/{id}': endpoint({
    access,
    summary: 'One reconciliation and what did not match; undecided first',
    params: z.object({ id: uuid }),
    response: z.object({ ...row.shape, rows: z.array(difference) }),
    errors: missing,
  }),
  'GET /v1/admin/reconciliations/{id}/differences.csv': differencesFile,
  'GET /v1/admin/reconciliations/{id}/differences.xlsx': differencesFile,
  'POST /v1/admin/reconciliations/{id}/differences/{differenceId}/decide': endpoint({
    access,
    summary: 'Decides a mismatch once: credit (a large one awaits a second operator), refund to the payer or postpone',
    idempotent: true,
    params: z.object({ id: uuid, differenceId: integerInPath }),
    body: z.object({
      decision: z.enum(differenceDecisions),
      reason,
      /** Our deposit, when the register's reference does not identify one. */
      depositId: z.nullable(uuid),
    }),
    response: difference,
    errors: [
      ...missing,
      'ADMIN_OWN_OBJECT',
      'ADMIN_CHANGED_MEANWHILE',
      'ADMIN_REGISTER_SUM_DIFFERS',
      'ADMIN_SECOND_OPERATOR',
    ],
  }),
});
