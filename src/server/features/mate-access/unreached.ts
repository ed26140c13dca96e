import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/db/open-database';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';

const isUnreached = and(isNotNull(mateAccess.unreachedAt), isNull(mateAccess.reachedAgainAt));

/** All quick channels of the mate have stopped working; the first moment stays. */
export const beginUnreached = async (tx: Tx, userId: string, at: Date): Promise<void> => {
  await tx
    .update(mateAccess)
    .set({ unreachedAt: at, reachedAgainAt: null })
    .where(
      and(eq(mateAccess.userId, userId), or(isNull(mateAccess.unreachedAt), isNotNull(mateAccess.reachedAgainAt))),
    );
};

/** One of them works again. */
export const endUnreached = async (tx: Tx, userId: string, at: Date): Promise<void> => {
  await tx
    .update(mateAccess)
    .set({ reachedAgainAt: at })
    .where(and(eq(mateAccess.userId, userId), isUnreached));
};

/** Whether the mate could not be called at some time since `from` (ms): silence since then is not their fault. */
export const wasUnreached = async (db: Executor, userId: string, from: number): Promise<boolean> => {
  const since = or(isNull(mateAccess.reachedAgainAt), gt(mateAccess.reachedAgainAt, new Date(from)));
  const [found] = await db
    .select({ id: mateAccess.userId })
    .from(mateAccess)
    .where(and(eq(mateAccess.userId, userId), isNotNull(mateAccess.unreachedAt), since));
  return found !== undefined;
};
