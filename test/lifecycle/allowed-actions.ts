import { actionRefusal } from '../../src/domain/squad/squad-refusal';
import type { ActorFacts } from '../../src/domain/squad/define-rules';
import { squadActions, type SquadAction } from '../../src/domain/squad/rules/all-rules';
import type { PublicSquadState } from '../../src/domain/squad/facts/squad-context';
import type { SquadActor } from '../../src/domain/squad/facts/squad-people';

/** Actions that this person may take now, by the same rules as the steps. */
export const allowedActions = (state: PublicSquadState, actor: SquadActor, facts: ActorFacts): readonly SquadAction[] =>
  squadActions.filter((action) => actionRefusal(state, action, actor, facts) === null);
