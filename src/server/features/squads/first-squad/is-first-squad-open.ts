import { and, eq, exists, isNull, notExists, sql } from 'drizzle-orm';
import { trialLesson } from '#domain/games/category.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { category, mateStrike } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { squad, squadHistory, squadMember } from '#server/platform/db/schema/squads.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';

/**
 * Whether the first squad is still available: for a client with a confirmed email who has never finished a squad and
 * has not had their trial lesson. A started lesson counts as had, except one whose mate did not come or left, which is
 * replaced once. A recreated squad is the same lesson as its successor.
 */
export const isFirstSquadOpen = async (
  db: Executor,
  actor: Pick<Actor, 'id' | 'emailConfirmed' | 'mateGameId'>,
): Promise<boolean> => {
  if (!actor.emailConfirmed || actor.mateGameId !== null) return false;
  const [finished] = await db
    .select({ id: squad.id })
    .from(squad)
    .innerJoin(squadMember, eq(squadMember.squadId, squad.id))
    .where(and(eq(squadMember.userId, actor.id), isNull(squadMember.leftAt), eq(squad.status, 'FINISHED')))
    .limit(1);
  if (finished) return false;
  const started = db
    .select({ one: sql`1` })
    .from(squadHistory)
    .where(and(eq(squadHistory.squadId, squad.id), eq(squadHistory.event, 'STARTED')));
  const recreated = db
    .select({ one: sql`1` })
    .from(squadHistory)
    .where(
      and(
        eq(squadHistory.squadId, squad.id),
        eq(squadHistory.event, 'UPDATED'),
        sql`${squadHistory.details} ? 'recreatedAs'`,
      ),
    );
  const had = await db
    .select({ letDown: sql<boolean>`exists (select 1 from ${mateStrike} where ${mateStrike.squadId} = ${squad.id})` })
    .from(squad)
    .innerJoin(category, eq(category.id, squad.categoryId))
    .where(
      and(
        eq(squad.ownerId, actor.id),
        eq(category.kind, trialLesson.categoryKind),
        exists(started),
        notExists(recreated),
      ),
    );
  return had.length <= trialLesson.freeReplacements && had.every(({ letDown }) => letDown);
};
