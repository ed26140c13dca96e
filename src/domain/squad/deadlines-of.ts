import type { SquadDeadline } from './squad-deadline';
import type { SquadState } from './squad-state';

/** All steps that the clock will make, earliest first. */
export declare const deadlinesOf: (state: SquadState) => readonly SquadDeadline[];

/** The countdown on the screen: epoch ms, null when nothing runs. Open friend links and offers do not count. */
export declare const deadlineAt: (state: SquadState) => number | null;
