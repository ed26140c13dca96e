import type { DisputeStatus } from '../enums/dispute-status';
import type { UserId } from './squad-actor';

/** The part of a dispute that the rules need; its text and files are the server's. */
export interface SquadDispute {
  readonly status: DisputeStatus;
  readonly openedBy: UserId;
  readonly side: 'PAYER' | 'MATE';
  readonly openedAt: number;
  /** NEW: the other side's term. IN_PROGRESS: the moderator's. CLOSED: null. */
  readonly expiresAt: number | null;
  /** Percent of what is held that the asker wants returned to the payers, 0–100. */
  readonly wantedPercent: number;
  /** Those of the other side who granted it. */
  readonly grantedBy: readonly UserId[];
  /** What was decided; null until CLOSED. */
  readonly decidedPercent: number | null;
}
