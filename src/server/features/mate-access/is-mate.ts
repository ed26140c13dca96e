import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/open-database';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';

/**
 * Whether the person is a mate. Mates are paid and do not buy squads, so they have other kinds of money than clients.
 */
export const isMate = async (db: Executor, userId: string): Promise<boolean> =>
  (await db.$count(mateAccess, eq(mateAccess.userId, userId))) > 0;
