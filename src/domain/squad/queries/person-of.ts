import type { SquadActor, UserId } from '../squad-actor';

/** The person who makes a step that only people make; the rules have refused all others. */
export const personOf = (actor: SquadActor): UserId => {
  if (typeof actor !== 'string') throw new Error('An administrator is not a member');
  return actor;
};
