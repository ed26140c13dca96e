import { type Kopecks, mulDiv, percentOf, rublesToKopecks, sumOf } from '../money/kopecks';
import type { MatePay } from '../squad/facts/squad-effect';
import { days } from '../time/durations';

export const referralTypes = ['TAG', 'SQUAD', 'BLOG'] as const;

export type ReferralType = (typeof referralTypes)[number];

type RevenueSplit = 'SERVICE' | 'MATE' | 'HALF';

/**
 * Percent of an order's cost, window since the referral (ms), maximum reward per client (kopecks).
 */
export const referralTerms = { percent: 10, window: days(180), maxPerClient: rublesToKopecks(5000) } as const;

/** Who bears the reward: the service, the mates, or each one half. */
const referralBearers: Readonly<Record<ReferralType, RevenueSplit>> = { TAG: 'SERVICE', SQUAD: 'HALF', BLOG: 'MATE' };

/** The terms that an administrator may change; `maxPerClient` in kopecks. */
export interface ReferralRates {
  readonly percent: number;
  readonly maxPerClient: Kopecks;
}

interface Facts {
  readonly type: ReferralType;
  /** What the client's settled order cost them, kopecks. */
  readonly cost: Kopecks;
  /** Rewards paid for this client so far, kopecks. */
  readonly earned: Kopecks;
  /** Epoch ms: when the client was referred, and when the order is settled. */
  readonly since: number;
  readonly at: number;
}

/**
 * A referrer's reward for one settled order and the part of it that the mates bear, in kopecks (domain rules, section
 * 4).
 */
export const referralReward = (
  { type, cost, earned, since, at }: Facts,
  { percent, maxPerClient }: ReferralRates = referralTerms,
): { readonly reward: Kopecks; readonly fromMates: Kopecks } => {
  if (at - since > referralTerms.window) return { reward: 0, fromMates: 0 };
  const reward = Math.max(0, Math.min(percentOf(cost, percent), maxPerClient - earned));
  const bearer = referralBearers[type];
  return { reward, fromMates: bearer === 'MATE' ? reward : bearer === 'HALF' ? Math.floor(reward / 2) : 0 };
};

/**
 * Splits the mates' part of a reward in proportion to their payouts, in kopecks; the last mate gets what is left by
 * rounding. A referrer who is one of them bears nothing.
 */
export const sharesOfMates = (pays: readonly MatePay[], referrerId: string, part: Kopecks): readonly MatePay[] => {
  const bearing = pays.filter(({ mateId }) => mateId !== referrerId);
  const all = sumOf(bearing, ({ amount }) => amount);
  let rest = all === 0 ? 0 : part;
  return bearing.map(({ mateId, amount }, index) => {
    const share = index === bearing.length - 1 ? rest : Math.min(rest, all === 0 ? 0 : mulDiv(part, amount, all));
    rest -= share;
    return { mateId, amount: share };
  });
};
