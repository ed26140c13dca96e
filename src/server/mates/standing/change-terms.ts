import { eq } from 'drizzle-orm';
import type { MateLevel } from '../../../domain/enums/mate-level';
import type { PercentChangeReason } from '../../../domain/enums/percent-change-reason';
import { hourlyRates } from '../../../domain/settings/prices';
import type { Tx } from '../../db/open-database';
import { mateAccess } from '../../db/schema/games-and-mates';
import { matePercentChange } from '../../db/schema/mates-side';
import { notify } from '../../notifications/notify';
import { announce, userRoom } from '../../outbox/put-outbox';

interface NewTerms {
  readonly grade: MateLevel;
  readonly percent: number;
  readonly reason: PercentChangeReason;
  readonly by: string | null;
  readonly comment: string | null;
  readonly at: Date;
}

/** Gives a mate another level and percent of order, with a line in their history; the caller holds the row's lock. */
export const changeTerms = async (tx: Tx, mate: typeof mateAccess.$inferSelect, terms: NewTerms): Promise<void> => {
  const { grade, percent, reason, by, comment, at } = terms;
  const { userId } = mate;
  await tx.update(mateAccess).set({ grade, percent, basePrice: hourlyRates[grade] }).where(eq(mateAccess.userId, userId));
  await tx.insert(matePercentChange).values({
    userId, reason, gradeBefore: mate.grade, grade, percentBefore: mate.percent, percent, changedBy: by, comment, createdAt: at,
  });
  await notify(tx, [userId], { kind: 'TERMS_CHANGED', facts: { gameId: mate.gameId, grade, percent }, at });
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announce(tx, [userRoom(userId)], 'mate changed', { userId });
};
