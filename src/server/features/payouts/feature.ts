import { adminPayoutsContract } from '#contract/admin/money/payouts.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { adminPayoutsHandlers } from './admin-payouts-handlers';
import { withdrawalDeadlines } from './confirm-by-itself';
import { payoutJob } from './payout-job';

export const payouts: Feature = {
  name: 'payouts',
  resources: [serve(adminPayoutsContract, adminPayoutsHandlers)],
  jobs: (app) => ({ payout: payoutJob(app) }),
  deadlines: (app) => ({ withdrawal: withdrawalDeadlines(app) }),
};
