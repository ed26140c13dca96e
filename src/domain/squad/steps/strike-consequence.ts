import { type StrikeTerms, strikeTerms } from '../../mates/mate-terms';

interface StrikeConsequence {
  /** How long the mate gets no orders, ms; 0: only a warning. */
  readonly ordersOff: number;
  /** Whether an administrator decides about the mate's access. */
  readonly toAdministrator: boolean;
}

/**
 * The consequence of the n-th strike within `strikeTerms.window`, this one included (domain rules, section 1, Strikes).
 */
export const strikeConsequence = (
  count: number,
  { ordersOff, administratorFrom }: StrikeTerms = strikeTerms,
): StrikeConsequence => ({
  ordersOff: ordersOff[Math.min(count, ordersOff.length) - 1] ?? 0,
  toAdministrator: count >= administratorFrom,
});

/**
 * Until when strikes keep the mate's orders off, epoch ms; null: they do not. `strikes`: moments of those that count,
 * epoch ms.
 */
export const ordersOffUntilOf = (
  strikes: readonly number[],
  now: number,
  terms: StrikeTerms = strikeTerms,
): number | null => {
  const ends = strikes.map((at) => {
    const count = strikes.filter((other) => other <= at && other > at - terms.window).length;
    return at + strikeConsequence(count, terms).ordersOff;
  });
  const last = Math.max(0, ...ends);
  return last > now ? last : null;
};
