import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/open-database';
import { mateAccess } from '../../db/schema/games-and-mates';
import { readReadiness } from './read-readiness';

/**
 * After a change of what readiness asks for: a mate who lacks something takes no orders any more. The row is
 * locked, so that switching on at the same moment sees the change. Nothing happens to clients.
 */
export const followReadiness = async (tx: Tx, userId: string): Promise<void> => {
  const [mate] = await tx.select({ active: mateAccess.active }).from(mateAccess).where(eq(mateAccess.userId, userId)).for('update');
  if (!mate?.active) return;
  const { missing } = await readReadiness(tx, userId);
  if (missing.length > 0) await tx.update(mateAccess).set({ active: false }).where(and(eq(mateAccess.userId, userId), eq(mateAccess.active, true)));
};
