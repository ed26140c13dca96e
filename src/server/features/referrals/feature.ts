import { referralsContract } from '#contract/money/referrals.ts';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { referralsHandlers } from './referrals-handlers';

export const referrals: Feature = { name: 'referrals', resources: [serve(referralsContract, referralsHandlers)] };
