import type { Kopecks } from '../../../domain/money/kopecks';
import { percentOf } from '../../../domain/money/percent-of';
import { priceSquad } from '../../../domain/squad/queries/price-squad';
import type { SquadContext } from '../../../domain/squad/squad-context';
import type { MateTerms } from '../../../domain/squad/squad-member';

/** What a hot squad would pay for this mate if its owner took him now, and his part of it. Kopecks. */
export const hotPrice = (context: SquadContext, mateId: string, { level, percent }: MateTerms, at: number): { readonly price: Kopecks; readonly income: Kopecks } => {
  const mate = { id: mateId, type: 'MATE' as const, joinedAt: at, confirmedAt: null, mate: { level, percent } };
  const price = priceSquad({ ...context, members: [...context.members, mate] }).mates.find((one) => one.mateId === mateId)?.amount ?? 0;
  return { price, income: percentOf(price, percent) };
};
