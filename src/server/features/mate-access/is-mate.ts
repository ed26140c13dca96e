import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/open-database';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';

/** Mates are paid, and buy no squads: other money is theirs than clients'. */
export const isMate = async (db: Executor, userId: string): Promise<boolean> =>
  (await db.$count(mateAccess, eq(mateAccess.userId, userId))) > 0;
