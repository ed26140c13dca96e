import { asc } from 'drizzle-orm';
import type { Game } from '../../contract/reference';
import type { Db } from '../db/open-database';
import { game } from '../db/schema/games-and-mates';

/** All games in their display order. */
export const listGames = async (db: Db): Promise<Game[]> =>
  db
    .select({ id: game.id, name: game.name, iconUrl: game.iconUrl, platforms: game.platforms, maxSlots: game.maxSlots })
    .from(game)
    .orderBy(asc(game.position));
