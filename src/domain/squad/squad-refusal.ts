import type { ActorFacts } from './define-rules';
import { actions, rulesOf, type SquadAction, type SquadEvent } from './rules/all-rules';
import type { PublicSquadState } from './facts/squad-context';
import type { SquadActor } from './facts/squad-people';
import type { SquadRefusalCode } from './facts/squad-refusal-code';

/**
 * Why the squad refuses this step, null when it accepts it. The server's refusal and the reason on the screen are the
 * same.
 */
export const squadRefusal = ({ value, context }: PublicSquadState, event: SquadEvent): SquadRefusalCode | null =>
  rulesOf(event).refusal(value, context, event);

/**
 * Why this person cannot take this action at all now, null when some form of it is allowed: the reason next to a
 * disabled button.
 */
export const actionRefusal = (
  state: PublicSquadState,
  action: SquadAction,
  actor: SquadActor,
  facts: ActorFacts,
): SquadRefusalCode | null => {
  const codes = actions
    .filter((rules) => rules.action === action)
    .flatMap((rules) => rules.samples(state.context, actor, facts))
    .map((event) => squadRefusal(state, event));
  return codes.includes(null) ? null : (codes[0] ?? null);
};
