import { noFacts, personRules } from '../define-rules';
import { noFreeSlot, notOwner, notInTrialLesson, type Refusal } from './shared-refusals';

const alreadyVisible: Refusal = (context) => (context.visible ? 'SQUADS_ALREADY_PUBLISHED' : null);

const unless = [alreadyVisible, notInTrialLesson, noFreeSlot];

/** The owner makes the squad visible to strangers (domain rules, section 1, publish). */
export const publishRules = personRules()('squad.publish', {
  who: [notOwner],
  in: { PENDING: unless, READY: unless },
  samples: noFacts,
});

const invisible: Refusal = (context) => (context.visible ? null : 'SQUADS_MUST_BE_VISIBLE');

/** The owner hides the squad from strangers. */
export const unpublishRules = personRules()('squad.unpublish', {
  who: [notOwner],
  in: { PENDING: [invisible] },
  samples: noFacts,
});
