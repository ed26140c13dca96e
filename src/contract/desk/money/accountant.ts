import * as z from 'zod/mini';
import { endpoint, endpoints } from '../../kit/endpoint';
import { uuid } from '../../schemas/fields';
import { moment, zone } from '../kit';

const access = { permission: 'VIEW_TRANSACTIONS_LIST' } as const;

/** In both formats, `.csv` and `.xlsx`; each export is recorded in the audit. */
const agentReport = endpoint({
  access,
  summary:
    'The report of the agent to its principals: what mates earned in a month of Moscow, line by line, with receipts',
  query: z.object({
    /** Absent: the present one. */
    month: z.optional(z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/))),
    mateId: z.optional(uuid),
    zone,
  }),
  raw: true,
  errors: [],
});

const balances = endpoint({
  access,
  summary: 'What stood on every account of the ledger at a moment of the past; together they are zero',
  query: z.object({ at: moment, zone }),
  raw: true,
  errors: [],
});

/** Documents for the owner's accountant. */
export const deskAccountantContract = endpoints({
  'GET /v1/admin/ledger/agent-report.csv': agentReport,
  'GET /v1/admin/ledger/agent-report.xlsx': agentReport,
  'GET /v1/admin/ledger/balances.csv': balances,
  'GET /v1/admin/ledger/balances.xlsx': balances,
});
