import type { Tx } from '../db/open-database';
import { followReadiness } from '../mates/readiness/follow-readiness';
import { announce, squadRoom, userRoom } from '../outbox/put-outbox';
import { currentSquadOf } from './current-squad-of';

/**
 * What follows from a change of somebody's profile: a mate's readiness, and word to his own tabs and to those who
 * play with him now. Last in its transaction.
 */
export const profileChanged = async (tx: Tx, userId: string): Promise<void> => {
  await followReadiness(tx, userId);
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announce(tx, [userRoom(userId)], 'profile changed', { userId });
  const squad = await currentSquadOf(tx, userId);
  if (squad) await announce(tx, [squadRoom(squad.squadId)], 'squad changed', { squadId: squad.squadId });
};
