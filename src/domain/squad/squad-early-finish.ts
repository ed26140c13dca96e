import type { UserId } from './squad-actor';

/** An open request to finish early; the other side answers unanimously until `expiresAt`. */
export interface EarlyFinishRequest {
  readonly requestedBy: UserId;
  readonly side: 'PAYER' | 'MATE';
  readonly requestedAt: number;
  readonly expiresAt: number;
  readonly confirmedBy: readonly UserId[];
}
