import type { UserId } from './squad-actor';
import type { SquadState } from './squad-state';

/** Whose step the squad waits for now. */
export declare const waitingFor: (state: SquadState) => readonly UserId[];
