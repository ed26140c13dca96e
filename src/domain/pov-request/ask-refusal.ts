import { povTerms } from '../settings/pov-terms';
import type { SquadStatus } from '../enums/squad-status';

interface AskedSquad {
  readonly status: SquadStatus;
  /** Epoch ms; null when the game has not been played to its end. */
  readonly finishedAt: number | null;
}

/** Why a recording of this squad's game cannot be asked for now: it is asked within 48 hours of the end. Times in epoch ms. */
export const askRefusal = ({ status, finishedAt }: AskedSquad, at: number): 'SQUADS_INVALID_STATE' | 'ADMIN_SQUADS_POV_REQUEST_TIMEOUT_EXCEEDED' | null => {
  if (status !== 'FINISHED' || finishedAt === null) return 'SQUADS_INVALID_STATE';
  return at - finishedAt > povTerms.requestWithin ? 'ADMIN_SQUADS_POV_REQUEST_TIMEOUT_EXCEEDED' : null;
};
