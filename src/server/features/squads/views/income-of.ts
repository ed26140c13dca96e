import { type Kopecks, percentOf, sumOf } from '#domain/money/kopecks.ts';
import { paysOf } from '#domain/squad/steps/money/pay-out.ts';
import { allParts } from '#domain/squad/steps/money/pools.ts';
import { priceOf } from '#domain/squad/selectors/price.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';

/** The mate's income from the quote after their percent of order, in kopecks; null for other people. */
export const estimatedIncome = (state: SquadState, mateId: string): Kopecks | null => {
  const { context } = state;
  const terms =
    context.members.find(({ id }) => id === mateId)?.mate ??
    context.mateInvitations.find((invitation) => invitation.mateId === mateId)?.terms;
  const gross = priceOf(state)?.mates.find((mate) => mate.mateId === mateId)?.amount;
  return terms && gross !== undefined ? percentOf(gross, terms.percent) : null;
};

/**
 * What this mate receives after their percent of order, in kopecks: of the price before the start, then of what is
 * still held, and in the end what was received (`sold`). Null for people who are not paid.
 */
export const incomeOf = (state: SquadState, mateId: string, sold: Kopecks): Kopecks | null => {
  const { value, context } = state;
  const isMate =
    context.members.some(({ id, mate }) => id === mateId && mate !== null) ||
    context.earned.some((part) => part.mateId === mateId);
  if (value === 'DISBANDED' || context.settledAt !== null) return isMate || sold > 0 ? sold : null;
  if (value === 'PENDING' || value === 'READY') return estimatedIncome(state, mateId);
  const own = paysOf(allParts(context)).filter((pay) => pay.mateId === mateId);
  return isMate ? sumOf(own, ({ amount }) => amount) : null;
};
