import { whyNotAction } from '../../src/domain/squad/why-not';
import type { ActorFacts } from '../../src/domain/squad/define-event';
import { squadActions, type SquadAction } from '../../src/domain/squad/events/all-events';
import type { PublicSquadState } from '../../src/domain/squad/facts/squad-context';
import type { SquadActor } from '../../src/domain/squad/facts/squad-people';

/** What this user may do now, by the same rules that the step itself asks. */
export const allowedActions = (state: PublicSquadState, actor: SquadActor, facts: ActorFacts): readonly SquadAction[] =>
  squadActions.filter((action) => whyNotAction(state, action, actor, facts) === null);
