import { type SquadState, termsOf } from '../../../../domain/squad/facts/squad-context';
import type { Tx } from '../../../platform/db/open-database';
import { announceToMatchingMates } from './announce-to-matching-mates';

const isHot = ({ value, context }: SquadState): boolean => value === 'PENDING' && context.hotUntil !== null;

/**
 * Mates who fit have a hot squad before them until its time is up: one that calls nobody any more goes at once. Also from
 * the pages of those for whom there was room before their next booking when it began to call, and is none now.
 */
export const announceCooled = async (tx: Tx, before: SquadState, after: SquadState): Promise<void> => {
  if (isHot(before) && !isHot(after))
    await announceToMatchingMates(tx, before.context.ownerId, termsOf(before.context), null);
};
