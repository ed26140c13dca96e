import type { SquadAction } from './squad-action';
import type { SquadActor } from './squad-actor';
import type { SquadState } from './squad-state';

/** What the server knows of the asking user. */
export interface ActorFacts {
  readonly at: number;
  /** Another active squad. */
  readonly hasSquad: boolean;
  /** Mate access and accepting orders. */
  readonly hasMateAccess: boolean;
  readonly active: boolean;
  /** Tokens of open friend links that this user holds. */
  readonly tokens: readonly string[];
}

/** What this user may do now, by the same rules that the step itself asks. */
export declare const allowedActions: (state: SquadState, actor: SquadActor, facts: ActorFacts) => readonly SquadAction[];
