import { strikeTerms } from '../../mates/mate-terms';

interface StrikeConsequence {
  /** How long the mate gets no orders, ms; 0 for a warning. */
  readonly ordersOff: number;
  /** An administrator decides. */
  readonly toAdministrator: boolean;
}

/** What the n-th strike within the window (`strikeTerms.window`) means, this one counted. */
export const strikeConsequence = (count: number): StrikeConsequence => ({
  ordersOff: strikeTerms.ordersOff[Math.min(count, strikeTerms.ordersOff.length) - 1] ?? 0,
  toAdministrator: count >= strikeTerms.administratorFrom,
});
