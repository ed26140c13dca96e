import { squadTimers } from '../facts/squad-timers';
import { noFacts, personRules } from '../define-rules';
import { notMember, type Refusal } from './shared-refusals';

const tooOften: Refusal = ({ lastPingAt }, { at }) =>
  lastPingAt !== null && at - lastPingAt < squadTimers.pingPause ? 'RATE_LIMITED' : null;

const unless = [tooOften];

/** A member pings the people whom the squad waits for, once per minute (domain rules, section 1, ping). */
export const pingRules = personRules()('squad.ping', {
  who: [notMember],
  in: { PENDING: unless, READY: unless, STARTED: unless, IN_A_GAME: unless },
  samples: noFacts,
});
