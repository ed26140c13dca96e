import type { CallResponse } from '../../api/call';

export type TopUpTerms = CallResponse<'GET /v1/balance/top-up'>;

export interface Bonus {
  /** Rubles of bonus money. */
  readonly amount: number;
  readonly packageId: number | null;
}

/** The bonus for a sum: a package of exactly this price, which gives the most, else the highest step reached. */
export const bonusOf = ({ packages, bonuses }: TopUpTerms, amount: number): Bonus => {
  const bought = packages.find(({ price }) => price === amount);
  if (bought !== undefined) return { amount: bought.credited - bought.price, packageId: bought.id };
  const percent = bonuses.reduce((best, step) => (amount >= step.from ? Math.max(best, step.percent) : best), 0);
  // Rounded down to a kopeck, as the server does.
  return { amount: Math.floor(Math.round(amount * 100) * (percent / 100)) / 100, packageId: null };
};
