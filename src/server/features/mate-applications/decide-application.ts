import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { mateApplication } from '../../platform/db/schema/mates/mates-side';
import { Refusal } from '../../platform/http/refusal';
import { lockMate } from '../mate-access/public';
import { admitMate } from '../mates/public';
import { notify } from '../notifications/public';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { currentSquadOf, lockAccount } from '../users/public';

interface Decision {
  /** Null when the demo decides. */
  readonly by: string | null;
  readonly at: Date;
}

const lockOpen = async (tx: Tx, id: string, by: string | null): Promise<typeof mateApplication.$inferSelect> => {
  const [row] = await tx.select().from(mateApplication).where(eq(mateApplication.id, id)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.userId === by) throw new Refusal('ADMIN_OWN_OBJECT');
  if (row.status !== 'SENT') throw new Refusal('MATE_APPLICATION_DECIDED');
  return row;
};

const announceToPages = async (tx: Tx, userId: string): Promise<void> => {
  await announce(tx, [userRoom(userId)], 'mate application changed', {});
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announce(tx, [userRoom(userId)], 'mate changed', { userId });
};

/**
 * The person becomes a mate of that game at the first level; orders stay off until they are ready.
 * @throws Refusal NOT_FOUND, ADMIN_OWN_OBJECT, MATE_APPLICATION_DECIDED; ADMIN_USERS_NOT_FOUND for a person who is
 * blocked or deleted; ADMIN_USER_HAS_SQUAD while they play as a client: a mate is never one; ADMIN_GAME_MISMATCH for a
 * person who was given access to another game meanwhile
 */
export const approveApplication = async (tx: Tx, id: string, { by, at }: Decision): Promise<void> => {
  const { userId, gameId } = await lockOpen(tx, id, by);
  const user = await lockAccount(tx, userId, 'update');
  if (user?.status !== 'ACTIVE') throw new Refusal('ADMIN_USERS_NOT_FOUND');
  if (await currentSquadOf(tx, userId)) throw new Refusal('ADMIN_USER_HAS_SQUAD');
  const mate = await lockMate(tx, userId);
  if (mate && mate.gameId !== gameId) throw new Refusal('ADMIN_GAME_MISMATCH');
  await admitMate(tx, { userId, gameId, by, at });
  await tx
    .update(mateApplication)
    .set({ status: 'APPROVED', decidedBy: by, decidedAt: at })
    .where(eq(mateApplication.id, id));
  await notify(tx, [userId], { kind: 'APPLICATION_APPROVED', facts: { gameId }, at });
  await announceToPages(tx, userId);
};

/** @throws Refusal NOT_FOUND, ADMIN_OWN_OBJECT, MATE_APPLICATION_DECIDED */
export const refuseApplication = async (tx: Tx, id: string, { by, at }: Decision, answer: string): Promise<void> => {
  const { userId, gameId } = await lockOpen(tx, id, by);
  await tx
    .update(mateApplication)
    .set({ status: 'REFUSED', answer, decidedBy: by, decidedAt: at })
    .where(eq(mateApplication.id, id));
  await notify(tx, [userId], { kind: 'APPLICATION_REFUSED', facts: { gameId, answer }, at });
  await announceToPages(tx, userId);
};
