import { firstGrade, type MateLevel, type PercentChangeReason, percentOfGrade } from '#domain/mates/grade.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { matePercentChange } from '#server/platform/db/schema/mates/mates-side.ts';
import { grantMateAccess, setMateTerms } from '../../mate-access/public';
import { syncConnections, notify } from '../../notifications/public';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';

interface NewTerms {
  readonly grade: MateLevel;
  readonly percent: number;
  readonly reason: PercentChangeReason;
  readonly by: string | null;
  readonly comment: string | null;
  readonly at: Date;
}

/** Changes a mate's grade and percent of order and adds a line to their history; the caller holds the row's lock. */
export const changeTerms = async (tx: Tx, mate: typeof mateAccess.$inferSelect, terms: NewTerms): Promise<void> => {
  const { grade, percent, reason, by, comment, at } = terms;
  const { userId } = mate;
  await setMateTerms(tx, userId, { grade, percent });
  await tx
    .insert(matePercentChange)
    .values({
      userId,
      reason,
      gradeBefore: mate.grade,
      grade,
      percentBefore: mate.percent,
      percent,
      changedBy: by,
      comment,
      createdAt: at,
    });
  await notify(tx, [userId], { kind: 'TERMS_CHANGED', facts: { gameId: mate.gameId, grade, percent }, at });
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announce(tx, [userRoom(userId)], 'mate changed', { userId });
};

const firstTerms = { grade: firstGrade, percent: percentOfGrade(firstGrade) } as const;

interface Admission {
  readonly userId: string;
  readonly gameId: string;
  readonly by: string | null;
  readonly at: Date;
  /** Absent: those of the first grade. */
  readonly terms?: { readonly grade: MateLevel; readonly percent: number };
}

/**
 * Makes the person a mate of the game, at the first grade unless `terms` are given, and adds the first line of their
 * history; does nothing for a mate.
 */
export const admitMate = async (tx: Tx, { userId, gameId, by, at, terms = firstTerms }: Admission): Promise<void> => {
  if (!(await grantMateAccess(tx, { userId, gameId, terms, at }))) return;
  // A messenger or a browser may have been connected before they became a mate.
  await syncConnections(tx, userId, at.getTime());
  await tx.insert(matePercentChange).values({ userId, reason: 'ADMITTED', ...terms, changedBy: by, createdAt: at });
};
