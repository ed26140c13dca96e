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
