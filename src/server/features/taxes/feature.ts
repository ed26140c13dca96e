import { sql } from 'drizzle-orm';
import { deskTaxesContract } from '#contract/desk/money/taxes.ts';
import { taxesContract } from '#contract/money/taxes.ts';
import { retention } from '#domain/time/retention.ts';
import { npdCheck } from '../../platform/db/schema/money/taxes';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { before } from '../../platform/retention/retention-rule';
import { deskTaxesHandlers } from './desk/taxes-handlers';
import { checkJob } from './npd/check-job';
import { npdReceiptDeadlines } from './receipts/owe-receipt';
import { sealStoredInns } from './sealed-inn';
import { taxesHandlers } from './taxes-handlers';

/** How mates pay taxes on what they earn. */
export const taxes: Feature = {
  name: 'taxes',
  resources: [serve(taxesContract, taxesHandlers), serve(deskTaxesContract, deskTaxesHandlers)],
  prepare: sealStoredInns,
  jobs: (app) => ({ npdCheck: checkJob(app) }),
  deadlines: (app) => ({ 'npd-receipt': npdReceiptDeadlines(app) }),
  retention: [
    {
      table: npdCheck,
      isExpired: ({ product }) => sql`${npdCheck.day} < ${before(product, retention.taxChecks)}::timestamptz::date`,
    },
  ],
};
