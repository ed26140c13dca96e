import { actionRefusal } from '#domain/squad/squad-refusal.ts';
import type { ActorFacts } from '#domain/squad/define-rules.ts';
import { squadActions, type SquadAction } from '#domain/squad/rules/all-rules.ts';
import type { PublicSquadState } from '#domain/squad/facts/squad-context.ts';
import type { SquadActor } from '#domain/squad/facts/squad-people.ts';

/** Actions that this person may take now, by the same rules as the steps. */
export const allowedActions = (state: PublicSquadState, actor: SquadActor, facts: ActorFacts): readonly SquadAction[] =>
  squadActions.filter((action) => actionRefusal(state, action, actor, facts) === null);
