import { type SquadState, termsOf } from '#domain/squad/facts/squad-context.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { announceToMatchingMates } from './announce-to-matching-mates';

const isHot = ({ value, context }: SquadState): boolean => value === 'PENDING' && context.hotUntil !== null;

/**
 * Removes a squad that has stopped being hot from the pages of matching mates at once. Bookings are ignored, so that it
 * also reaches mates whose next booking was far enough when the call began.
 */
export const announceCooled = async (tx: Tx, before: SquadState, after: SquadState): Promise<void> => {
  if (isHot(before) && !isHot(after))
    await announceToMatchingMates(tx, before.context.ownerId, termsOf(before.context), null);
};
