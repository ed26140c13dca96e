import type { UserId } from './squad-actor';

/** The flag «need to recreate» (a crash, a wrong lobby): timers stand still until it falls. */
export interface SquadRecreation {
  readonly flaggedBy: UserId;
  readonly flaggedAt: number;
  /** When the clock runs on by itself. */
  readonly expiresAt: number;
}
