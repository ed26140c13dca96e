import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/open-database';
import { squad, squadMember } from '../db/schema/squads';
import type { Actor } from '../sessions/actor';

/** The first squad is for a client who has a confirmed email and has never finished one. */
export const isFirstSquadOpen = async (db: Executor, actor: Actor): Promise<boolean> => {
  if (!actor.emailConfirmed || actor.mateGameId !== null) return false;
  const [finished] = await db
    .select({ id: squad.id })
    .from(squad)
    .innerJoin(squadMember, eq(squadMember.squadId, squad.id))
    .where(and(eq(squadMember.userId, actor.id), eq(squad.status, 'FINISHED')))
    .limit(1);
  return finished === undefined;
};
