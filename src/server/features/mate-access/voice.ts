import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { announce, putOutbox, userRoom } from '../../platform/outbox/put-outbox';
import { lockMate } from './mate-access';

/**
 * Sets the mate's voice recording, or (null) removes it; the previous file is deleted after the commit. Returns null
 * for a person who is not a mate, otherwise whether anything changed.
 */
export const setVoice = async (tx: Tx, userId: string, voiceUrl: string | null): Promise<boolean | null> => {
  const mate = await lockMate(tx, userId);
  if (!mate) return null;
  if (mate.voiceUrl === voiceUrl) return false;
  await tx.update(mateAccess).set({ voiceUrl }).where(eq(mateAccess.userId, userId));
  if (mate.voiceUrl !== null) await putOutbox(tx, 'voiceGone', { address: mate.voiceUrl });
  await announce(tx, [userRoom(userId)], 'profile changed', { userId });
  return true;
};
