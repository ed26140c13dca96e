import type { Kopecks } from '../money/kopecks';
import { referralReward, type ReferralRates, type ReferralType } from '../people/referral';
import type { Rewarded } from './squad-money';

/** Who brought a client, and what was paid for them before the period. Times in epoch ms, sums in kopecks. */
export interface BroughtClient {
  readonly clientId: string;
  readonly referrerId: string;
  readonly type: ReferralType;
  readonly since: number;
  readonly earnedBefore: Kopecks;
}

interface Rewards {
  /** By referrer. */
  readonly byReferrer: ReadonlyMap<string, Kopecks>;
  /** What the service bears; the rest is borne by mates and authors. */
  readonly ofService: Kopecks;
}

/**
 * What referrers get for these settlements, in the order of their time: the limit of a client is used up by what came
 * before.
 */
export const rewardsFor = (
  rewarded: readonly Rewarded[],
  brought: ReadonlyMap<string, BroughtClient>,
  rates: ReferralRates,
): Rewards => {
  const earned = new Map<string, Kopecks>();
  const byReferrer = new Map<string, Kopecks>();
  let ofService = 0;
  for (const { costs, at } of [...rewarded].sort((one, other) => one.at - other.at))
    for (const { payerId, amount } of costs) {
      const client = brought.get(payerId);
      if (client === undefined) continue;
      const before = earned.get(payerId) ?? client.earnedBefore;
      const { reward, fromMates } = referralReward(
        { type: client.type, cost: amount, earned: before, since: client.since, at },
        rates,
      );
      earned.set(payerId, before + reward);
      byReferrer.set(client.referrerId, (byReferrer.get(client.referrerId) ?? 0) + reward);
      ofService += reward - fromMates;
    }
  return { byReferrer, ofService };
};
