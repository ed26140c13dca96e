import { eq } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/open-database.ts';
import { category, game } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { squad } from '#server/platform/db/schema/squads.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

/** What a squad plays, as its page names it. @throws Refusal SQUADS_NOT_FOUND */
export const squadNames = async (db: Executor, squadId: number) => {
  const [found] = await db
    .select({ gameId: squad.gameId, game: game.name, category: category.name })
    .from(squad)
    .innerJoin(category, eq(category.id, squad.categoryId))
    .innerJoin(game, eq(game.id, squad.gameId))
    .where(eq(squad.id, squadId));
  if (!found) throw new Refusal('SQUADS_NOT_FOUND');
  const { gameId, ...names } = found;
  return { gameId, names };
};
