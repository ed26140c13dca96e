import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/open-database';
import { squad, squadMember } from '../db/schema/squads';

/** The active squad (PENDING to IN_A_GAME) that the person has joined; null when free. */
export const currentSquadOf = async (db: Executor, userId: string): Promise<{ gameId: string; squadId: number } | null> => {
  const [row] = await db
    .select({ gameId: squad.gameId, squadId: squad.id })
    .from(squadMember)
    .innerJoin(squad, eq(squad.id, squadMember.squadId))
    .where(and(eq(squadMember.userId, userId), eq(squadMember.active, true)));
  return row ?? null;
};
