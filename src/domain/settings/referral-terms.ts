import type { ReferralType } from '../enums/referral-type';
import type { RevenueSplit } from '../enums/revenue-split';
import { rublesToKopecks } from '../money/rubles-to-kopecks';
import { days } from './durations';

export const referralTerms = {
  percent: 10,
  window: days(180),
  maxPerClient: rublesToKopecks(5000),
  cookieDays: 30,
} as const;

/** Who bears the reward. For BLOG the service does when the author is the referrer himself. */
export const referralBearers: Readonly<Record<ReferralType, RevenueSplit>> = { TAG: 'SERVICE', SQUAD: 'HALF', BLOG: 'MATE' };
