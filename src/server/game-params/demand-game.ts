import { eq } from 'drizzle-orm';
import type { Platform } from '../../domain/enums/platform';
import type { Executor } from '../db/open-database';
import { game } from '../db/schema/games-and-mates';
import { Refusal } from '../http/refusal';

/** @throws Refusal GAMES_NOT_FOUND */
export const demandGame = async (db: Executor, gameId: string): Promise<{ readonly id: string; readonly platforms: readonly Platform[] }> => {
  const [found] = await db.select({ id: game.id, platforms: game.platforms }).from(game).where(eq(game.id, gameId));
  if (!found) throw new Refusal('GAMES_NOT_FOUND');
  return found;
};
