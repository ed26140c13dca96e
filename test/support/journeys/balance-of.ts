import { cachedBalance } from '../money/ledger-state';
import type { Journey } from './journey';
import { personId } from './person-id';

/** What a demo person can spend, in kopecks: own, bonus and gift money. */
export const balanceOf = async (journey: Journey, username: string): Promise<number> => {
  const id = await personId(journey, username);
  const sums = await Promise.all(
    (['USER', 'BONUS', 'GIFT'] as const).map((kind) => cachedBalance(journey.database, kind, id)),
  );
  return sums.reduce((total, sum) => total + sum, 0);
};
