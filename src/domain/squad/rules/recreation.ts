import { squadTimers } from '../facts/squad-timers';
import { due, type PersonEvent, personRules, serverRules, timerRules } from '../define-rules';
import { statusExpired, notOwner, notOwnerNorMate, type Refusal } from './shared-refusals';

export interface Flag {
  /** False: clears the flag. */
  readonly needed: boolean;
}

export type NeedToRecreate = PersonEvent<'squad.needToRecreate', Flag>;

const alreadyFlagged: Refusal<NeedToRecreate> = ({ recreation }, { needed }) =>
  needed === (recreation !== null) ? 'SQUADS_INVALID_STATE' : null;

const noPauseLeft: Refusal<NeedToRecreate> = ({ pausedMs }, { needed }) =>
  needed && pausedMs >= squadTimers.recreation ? 'SQUADS_INVALID_STATE' : null;

const unless = [statusExpired, alreadyFlagged, noPauseLeft];

/** The owner or a mate sets or clears the flag «need to recreate» (domain rules, section 1, need-to-recreate). */
export const needToRecreateRules = personRules<Flag>()('squad.needToRecreate', {
  who: [notOwnerNorMate],
  in: { STARTED: unless, IN_A_GAME: unless },
  samples: ({ recreation }) => [{ needed: recreation === null }],
});

const notFlagged: Refusal = ({ recreation }) => (recreation ? null : 'SQUADS_INVALID_STATE');

export interface Successor {
  readonly newSquadId: number;
}

/** The successor was created; made by the server for the owner. */
export const recreatedRules = serverRules<Successor>()('squad.recreated', {
  who: [notOwner],
  in: { STARTED: [notFlagged], IN_A_GAME: [notFlagged] },
});

/** The flag «need to recreate» expires. */
export const recreationExpiredRules = timerRules('squad.recreationExpired', {
  in: ['STARTED', 'IN_A_GAME'],
  due: ({ recreation }) => due(recreation?.expiresAt ?? null),
});
