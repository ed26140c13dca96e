import * as z from 'zod/mini';
import { npdReceiptStateNames } from '#domain/taxes/npd-receipt-states.ts';
import { holdReasons } from '#domain/taxes/payout-verdict.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { npdCheck, npdIncome, taxFields, taxProfile } from '../../money/taxes';
import { uuid } from '../../schemas/fields';
import { money, time } from '../../schemas/units';
import { deskPerson, amount, anyOf, fileOfList, listOf, listQuery, moment, reason, search, seen } from '../kit';

const row = z.object({
  id: uuid,
  person: deskPerson,
  withdrawalId: uuid,
  amount: money,
  state: z.enum(npdReceiptStateNames),
  /** Of a refusal or an excuse. */
  reason: z.nullable(z.string()),
  paidAt: time,
  givenAt: z.nullable(time),
  /** How often the mate was reminded since. */
  reminded: z.number(),
});

const filters = {
  state: anyOf(npdReceiptStateNames),
  minAmount: amount,
  maxAmount: amount,
  from: moment,
  to: moment,
  /** Prefix of a name, or the id. */
  search,
};
const sorts = ['paidAt', '-paidAt', 'amount', '-amount'] as const;

const access = { permission: 'MANAGE_TAXES' } as const;
const id = z.object({ id: uuid });

const listFile = fileOfList(access, filters, sorts);

const taxes = z.object({
  profile: z.nullable(z.object({ ...taxProfile, changedAt: time })),
  /** Others who gave the same INN: allowed, but it should be looked into. */
  sameInn: z.array(deskPerson),
  check: npdCheck,
  income: npdIncome,
  /** Why the open withdrawal does not leave. */
  hold: z.nullable(z.object({ reason: z.enum(holdReasons), since: time, withdrawalId: uuid })),
  seen,
});

/**
 * Of the receipt that the operator has looked at; null: none was given. The mate may give another meanwhile, which is
 * refused with ADMIN_CHANGED_MEANWHILE.
 */
const number = z.nullable(z.string());

const decided = ['NOT_FOUND', 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE'] as const;

export const deskTaxesContract = endpoints({
  'GET /v1/admin/taxes/{id}': endpoint({
    access,
    summary: 'How a mate pays taxes, what a register is told about them, and what keeps their payouts',
    params: id,
    response: taxes,
    errors: ['NOT_FOUND'],
  }),
  'PUT /v1/admin/taxes/{id}': endpoint({
    access,
    summary: 'Corrects what a mate has told; receipts that are printed from now on have it',
    params: id,
    body: z.object({
      reason,
      seen,
      /** Of the record that the operator has read; null: there was none. */
      changedAt: z.nullable(time),
      ...taxFields,
    }),
    response: taxes,
    errors: decided,
  }),
  'GET /v1/admin/npd-receipts': endpoint({
    access,
    summary: 'Receipts that the self-employed owe or gave for their payouts, the oldest payout first',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/npd-receipts.csv': listFile,
  'GET /v1/admin/npd-receipts.xlsx': listFile,
  'GET /v1/admin/npd-receipts/{id}': endpoint({
    access,
    summary: 'One of them with its link',
    params: id,
    response: z.object({ ...row.shape, link: z.nullable(z.string()), number }),
    errors: ['NOT_FOUND'],
  }),
  'POST /v1/admin/npd-receipts/{id}/confirm': endpoint({
    access,
    summary: 'The receipt is right',
    params: id,
    body: z.object({ seen, number }),
    errors: decided,
  }),
  'POST /v1/admin/npd-receipts/{id}/refuse': endpoint({
    access,
    summary: 'The receipt is not the right one: the mate reads why and gives another',
    params: id,
    body: z.object({ seen, number, reason }),
    errors: decided,
  }),
  'POST /v1/admin/npd-receipts/{id}/excuse': endpoint({
    access,
    summary: 'No receipt is needed for this payout',
    params: id,
    body: z.object({ seen, number, reason }),
    errors: decided,
  }),
});
