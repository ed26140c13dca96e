import type { Kopecks } from '../money/kopecks';
import type { UserId } from './squad-actor';
import type { SquadActor } from './squad-actor';
import type { SquadState } from './squad-state';

export type CancellationStage = 'BEFORE_START' | 'LOBBY' | 'LOBBY_MATE_CONFIRMED' | 'IN_A_GAME';

export interface CancellationTerms {
  readonly stage: CancellationStage;
  readonly action: 'leave' | 'disband';
  /** What each payer gets back; a payer who gets nothing stands with 0. */
  readonly refunds: readonly { readonly payerId: UserId; readonly paid: Kopecks; readonly returned: Kopecks }[];
}

/** What leaving or disbanding would return, now and at each later stage; computed by the machine itself. */
export declare const cancellationTerms: (state: SquadState, actor: SquadActor, at: number) => readonly CancellationTerms[];
