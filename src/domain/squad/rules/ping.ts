import { squadTimers } from '../facts/squad-timers';
import { noFacts, personRules } from '../define-rules';
import { notMember, type Refusal } from './shared-refusals';

const tooOften: Refusal = ({ lastPingAt }, { at }) =>
  lastPingAt !== null && at - lastPingAt < squadTimers.pingPause ? 'RATE_LIMITED' : null;

const unless = [tooOften];

export const pingRules = personRules()('squad.ping', {
  who: [notMember],
  in: { PENDING: unless, READY: unless, STARTED: unless, IN_A_GAME: unless },
  samples: noFacts,
});
