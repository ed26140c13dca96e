import { eq } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/open-database.ts';
import { category, game } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { categoryColumns } from './category-columns';

/** The head of a squad's page: its game's name and its category. */
export const readHead = async (db: Executor, categoryId: number) => {
  const [head] = await db
    .select({ gameName: game.name, category: categoryColumns })
    .from(category)
    .innerJoin(game, eq(game.id, category.gameId))
    .where(eq(category.id, categoryId));
  if (!head) throw new Error(`category ${categoryId} is gone`);
  return head;
};
