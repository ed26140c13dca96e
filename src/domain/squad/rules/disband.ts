import { squadTimers } from '../facts/squad-timers';
import { due, personRules, timerRules } from '../define-rules';
import { notOwnerNorAdmin, type Refusal } from './shared-refusals';

export interface Facts {
  /** An administrator's split in a running game: percent of the held money for the payers; null otherwise. */
  readonly refundPercent: number | null;
}

const ownerInGame: Refusal = (_, { by }) => (typeof by === 'object' ? null : 'SQUADS_INVALID_STATE');

/**
 * The owner or an administrator disbands the squad; in a running game only an administrator (domain rules, section 1,
 * disband).
 */
export const disbandRules = personRules<Facts>()('squad.disband', {
  who: [notOwnerNorAdmin],
  in: { PENDING: [], READY: [], STARTED: [], IN_A_GAME: [ownerInGame] },
  samples: () => [{ refundPercent: null }],
});

/** Nobody made a step in PENDING for an hour (domain rules, section 1, the table of states). */
export const idleExpiredRules = timerRules('squad.idleExpired', {
  in: ['PENDING'],
  due: ({ touchedAt }) => due(touchedAt + squadTimers.idle),
});
