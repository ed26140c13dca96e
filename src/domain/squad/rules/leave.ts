import { noFacts, personRules } from '../define-rules';
import { statusExpired, notMember, type Refusal } from './shared-refusals';

const ownerStays: Refusal = (context, { by }) => (by === context.ownerId ? 'SQUADS_INVALID_MEMBERS' : null);

/** A member other than the owner leaves (domain rules, section 1, leave). */
export const leaveRules = personRules()('squad.leave', {
  who: [notMember, ownerStays],
  in: { PENDING: [], READY: [], STARTED: [], IN_A_GAME: [statusExpired] },
  samples: noFacts,
});
