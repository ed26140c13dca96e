import { type Kopecks, percentOf } from '../../../../domain/money/kopecks';
import { priceWith } from '../../../../domain/squad/selectors/price-with';
import type { SquadContext } from '../../../../domain/squad/facts/squad-context';
import type { KnownTerms } from '../../../../domain/squad/facts/squad-people';

/** What a hot squad would pay for this mate if its owner took them now, and their part of it. Kopecks. */
export const hotPrice = (
  context: SquadContext,
  mateId: string,
  { level, percent }: KnownTerms,
  at: number,
): { readonly price: Kopecks; readonly income: Kopecks } => {
  const price = priceWith(context, mateId, { level, percent }, at);
  return { price, income: percentOf(price, percent) };
};
