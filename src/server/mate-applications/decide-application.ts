import { eq } from 'drizzle-orm';
import { percentOfGrade } from '../../domain/pricing/percent-of-grade';
import { hourlyRates } from '../../domain/settings/prices';
import type { Tx } from '../db/open-database';
import { mateAccess } from '../db/schema/games-and-mates';
import { mateApplication, matePercentChange } from '../db/schema/mates-side';
import { appUser } from '../db/schema/people';
import { Refusal } from '../http/refusal';
import { notify } from '../notifications/notify';
import { announce, userRoom } from '../outbox/put-outbox';
import { currentSquadOf } from '../users/current-squad-of';

interface Decision {
  /** Null: the demo itself. */
  readonly by: string | null;
  readonly at: Date;
}

const firstGrade = 'BEGINNER_I';

const takeOpen = async (tx: Tx, id: string): Promise<typeof mateApplication.$inferSelect> => {
  const [row] = await tx.select().from(mateApplication).where(eq(mateApplication.id, id)).for('update');
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.status !== 'SENT') throw new Refusal('MATE_APPLICATION_DECIDED');
  return row;
};

const tellPages = async (tx: Tx, userId: string): Promise<void> => {
  await announce(tx, [userRoom(userId)], 'mate application changed', {});
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announce(tx, [userRoom(userId)], 'mate changed', { userId });
};

/**
 * The person becomes a mate of that game at the first level; orders stay off until he is ready.
 * @throws Refusal NOT_FOUND, MATE_APPLICATION_DECIDED; ADMIN_USERS_NOT_FOUND for a blocked or deleted person;
 *   ADMIN_USER_HAS_SQUAD while he plays as a client: a mate is never one
 */
export const approveApplication = async (tx: Tx, id: string, { by, at }: Decision): Promise<void> => {
  const { userId, gameId } = await takeOpen(tx, id);
  const [user] = await tx.select().from(appUser).where(eq(appUser.id, userId)).for('update');
  if (user?.status !== 'ACTIVE') throw new Refusal('ADMIN_USERS_NOT_FOUND');
  if (await currentSquadOf(tx, userId)) throw new Refusal('ADMIN_USER_HAS_SQUAD');
  const terms = { grade: firstGrade, percent: percentOfGrade(firstGrade) } as const;
  const admitted = await tx
    .insert(mateAccess)
    .values({ userId, gameId, ...terms, basePrice: hourlyRates[firstGrade], createdAt: at })
    .onConflictDoNothing()
    .returning({ userId: mateAccess.userId });
  if (admitted.length > 0) await tx.insert(matePercentChange).values({ userId, reason: 'ADMITTED', ...terms, changedBy: by, createdAt: at });
  await tx.update(mateApplication).set({ status: 'APPROVED', decidedBy: by, decidedAt: at }).where(eq(mateApplication.id, id));
  await notify(tx, [userId], { kind: 'APPLICATION_APPROVED', facts: { gameId }, at });
  await tellPages(tx, userId);
};

/** @throws Refusal NOT_FOUND, MATE_APPLICATION_DECIDED */
export const refuseApplication = async (tx: Tx, id: string, { by, at }: Decision, answer: string): Promise<void> => {
  const { userId, gameId } = await takeOpen(tx, id);
  await tx.update(mateApplication).set({ status: 'REFUSED', answer, decidedBy: by, decidedAt: at }).where(eq(mateApplication.id, id));
  await notify(tx, [userId], { kind: 'APPLICATION_REFUSED', facts: { gameId, answer }, at });
  await tellPages(tx, userId);
};
