import { strikeTerms } from '../../mates/mate-terms';

interface StrikeConsequence {
  /** How long the mate gets no orders, ms; 0: only a warning. */
  readonly ordersOff: number;
  /** Whether an administrator decides about the mate's access. */
  readonly toAdministrator: boolean;
}

/**
 * The consequence of the n-th strike within `strikeTerms.window`, this one included (domain rules, section 1, Strikes).
 */
export const strikeConsequence = (count: number): StrikeConsequence => ({
  ordersOff: strikeTerms.ordersOff[Math.min(count, strikeTerms.ordersOff.length) - 1] ?? 0,
  toAdministrator: count >= strikeTerms.administratorFrom,
});

/**
 * Until when strikes keep the mate's orders off, epoch ms; null: they do not. `strikes`: moments of those that count,
 * epoch ms.
 */
export const ordersOffUntilOf = (strikes: readonly number[], now: number): number | null => {
  const terms = strikes.map((at) => {
    const count = strikes.filter((other) => other <= at && other > at - strikeTerms.window).length;
    return at + strikeConsequence(count).ordersOff;
  });
  const last = Math.max(0, ...terms);
  return last > now ? last : null;
};
