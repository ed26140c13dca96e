import type { SquadView } from '../../../../contract/squads/squad-view';

/** What this person pays in all, in rubles: his payment when it is due or made, before that his shares of the estimate. Null when he pays nothing. */
export const ownShare = ({ myPayment, price }: SquadView, userId: string): number | null => {
  if (myPayment !== null) return myPayment.amount;
  const own = price?.shares.filter(({ payerId }) => payerId === userId) ?? [];
  return own.length === 0 ? null : Math.round(own.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100;
};
