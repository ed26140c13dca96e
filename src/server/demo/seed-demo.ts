import { game } from '../db/schema/games-and-mates';
import type { App } from '../app/app';
import { seedGames } from './seed-games';

/** Fills an empty database with lively data; a database that holds a game already is left as it is. */
export const seedDemo = async (app: App): Promise<void> => {
  const [any] = await app.db.select({ id: game.id }).from(game).limit(1);
  if (any) return;
  await seedGames(app.db);
};
