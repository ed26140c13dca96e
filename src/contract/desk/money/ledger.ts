import * as z from 'zod/mini';
import { ledgerRules } from '#domain/money/ledger-rule.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { money, time } from '../../schemas/units';
import { deskPerson } from '../kit';

const state = z.object({
  /** Null before the first check. */
  checkedAt: z.nullable(time),
  faults: z.array(
    z.object({
      rule: z.enum(ledgerRules),
      /** An account (`HOLD:squad:5`), a grant, or all of them. */
      subject: z.string(),
      /** The person whose account it is; null: nobody's. */
      person: z.nullable(deskPerson),
      found: money,
      expected: money,
      /** The first check that found it. */
      since: time,
    }),
  ),
});

/** The state of the ledger, for operators who may see all transactions. */
export const deskLedgerContract = endpoints({
  'GET /v1/admin/ledger': endpoint({
    access: { permission: 'VIEW_TRANSACTIONS_LIST' },
    summary: 'What is inconsistent in the ledger by the latest check',
    response: state,
    errors: [],
  }),
  'POST /v1/admin/ledger/check': endpoint({
    access: { permission: 'VIEW_TRANSACTIONS_LIST' },
    summary: 'Checks the ledger now instead of within the hour',
    response: state,
    errors: [],
  }),
});
