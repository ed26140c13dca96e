import type { ReferralType } from '../enums/referral-type';
import type { Kopecks } from '../money/kopecks';
import { percentOf } from '../money/percent-of';
import { referralBearers, referralTerms } from '../settings/referral-terms';

interface Facts {
  readonly type: ReferralType;
  /** What the client's settled order cost him, kopecks. */
  readonly cost: Kopecks;
  /** What this client has brought before, kopecks. */
  readonly earned: Kopecks;
  /** Epoch ms: when he was brought, and when the order is settled. */
  readonly since: number;
  readonly at: number;
}

/** A referrer's reward for one settled order, kopecks, and the part of it that the mates bear (domain rules, section 4). */
export const referralReward = ({ type, cost, earned, since, at }: Facts): { readonly reward: Kopecks; readonly fromMates: Kopecks } => {
  if (at - since > referralTerms.window) return { reward: 0, fromMates: 0 };
  const reward = Math.max(0, Math.min(percentOf(cost, referralTerms.percent), referralTerms.maxPerClient - earned));
  const bearer = referralBearers[type];
  return { reward, fromMates: bearer === 'MATE' ? reward : bearer === 'HALF' ? Math.floor(reward / 2) : 0 };
};
