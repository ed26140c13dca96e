import { tryStep } from '../apply-squad-event';
import type { SquadEvent } from '../rules/all-rules';
import { heldPool } from '../steps/money/pools';
import type { PublicSquadState } from '../facts/squad-context';

/**
 * Whether a page may show a step before the server responds (optimistic update): the rules accept it, and it neither
 * moves held money nor settles. `state` is the squad as the viewer sees it, so a step that depends on hidden facts is
 * not predicted.
 */
export const mayApplyOptimistically = (state: PublicSquadState, event: SquadEvent): boolean => {
  const made = tryStep(state, event);
  if ('refused' in made) return false;
  const [before, after] = [state.context, made.snapshot.context];
  const [held, left] = [heldPool(before), heldPool(after)];
  return (
    before.settledAt === after.settledAt &&
    held.length === left.length &&
    held.every((amount, index) => amount === left[index])
  );
};
