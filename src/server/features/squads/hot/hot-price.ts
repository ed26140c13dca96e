import { type Kopecks, percentOf } from '#domain/money/kopecks.ts';
import { priceWith } from '#domain/squad/selectors/price-with.ts';
import type { SquadContext } from '#domain/squad/facts/squad-context.ts';
import type { KnownTerms } from '#domain/squad/facts/squad-people.ts';

/** The price of this mate in a hot squad if its owner took them now, and the mate's income. Kopecks. */
export const hotPrice = (
  context: SquadContext,
  mateId: string,
  { level, percent }: KnownTerms,
  at: number,
): { readonly price: Kopecks; readonly income: Kopecks } => {
  const price = priceWith(context, mateId, { level, percent }, at);
  return { price, income: percentOf(price, percent) };
};
