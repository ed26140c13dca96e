import { deskPayoutsContract } from '#contract/desk/money/payouts.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskPayoutsHandlers } from './desk-payouts-handlers';
import { withdrawalDeadlines } from './confirm-by-itself';
import { payoutJob } from './payout-job';

export const payouts: Feature = {
  name: 'payouts',
  resources: [serve(deskPayoutsContract, deskPayoutsHandlers)],
  jobs: (app) => ({ payout: payoutJob(app) }),
  deadlines: (app) => ({ withdrawal: withdrawalDeadlines(app) }),
};
