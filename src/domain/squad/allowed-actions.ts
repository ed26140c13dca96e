import type { ActorFacts } from './actor-facts';
import { probeEvents } from './probe-events';
import { squadActions, type SquadAction } from './squad-action';
import type { SquadActor } from './squad-actor';
import type { SquadRefusalCode } from './squad-refusal-code';
import type { SquadState } from './squad-state';
import { whyNot } from './why-not';

/** Why this user may not do this at all now, null when some form of it is allowed: the reason beside a disabled button. */
export const whyNotAction = (state: SquadState, action: SquadAction, actor: SquadActor, facts: ActorFacts): SquadRefusalCode | null => {
  const codes = probeEvents(action, state.context, actor, facts).map((event) => whyNot(state, event));
  return codes.includes(null) ? null : (codes[0] ?? null);
};

/** What this user may do now, by the same rules that the step itself asks. */
export const allowedActions = (state: SquadState, actor: SquadActor, facts: ActorFacts): readonly SquadAction[] =>
  squadActions.filter((action) => whyNotAction(state, action, actor, facts) === null);
