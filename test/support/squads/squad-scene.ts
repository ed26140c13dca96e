import { and, eq } from 'drizzle-orm';
import type { CategoryKind } from '#domain/games/category.ts';
import { type MateLevel, percentOfGrade } from '#domain/mates/grade.ts';
import {
  category,
  game,
  mateAccess,
  mateCategory,
  userPlatform,
} from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { seedGames } from '#server/composition/demo/seed-games.ts';
import { giveMoney } from '../money/give-money';
import { makePerson, type TestPerson } from '../people/make-person';
import type { TestServer } from '../server/start-test-server';

export interface SquadScene {
  /** A client with this balance. */
  client(rubles?: number): Promise<TestPerson>;
  /** A CS2 mate who has finished onboarding, takes orders and offers every category. */
  mate(options?: { readonly grade?: MateLevel; readonly active?: boolean }): Promise<TestPerson>;
  categoryId(kind: CategoryKind): Promise<number>;
}

/** People and categories for squads on a test server with a database of its own. */
export const squadScene = async (server: TestServer): Promise<SquadScene> => {
  const { db } = server.product.app;
  const [any] = await db.select({ id: game.id }).from(game).limit(1);
  if (!any) await seedGames(db);
  return {
    client: async (rubles = 0) => {
      const person = await makePerson(server);
      if (rubles > 0) await giveMoney(server.product.app, person.id, rubles * 100);
      return person;
    },
    mate: async ({ grade = 'EXPERT', active = true } = {}) => {
      const person = await makePerson(server);
      const createdAt = new Date(server.clock.now());
      await db
        .update(appUser)
        .set({
          avatarUrl: '/faces/1.svg',
          description: 'Играю давно и охотно учу новичков',
          country: 'RU',
          languages: ['ru'],
        })
        .where(eq(appUser.id, person.id));
      await db
        .insert(mateAccess)
        .values({
          userId: person.id,
          gameId: 'cs2',
          active,
          grade,
          percent: percentOfGrade(grade),
          basePrice: 70_000,
          notificationsConnected: true,
          createdAt,
        });
      await db.insert(userPlatform).values({ userId: person.id, gameId: 'cs2', platforms: ['PC'] });
      const categories = await db.select({ id: category.id }).from(category).where(eq(category.gameId, 'cs2'));
      await db.insert(mateCategory).values(categories.map(({ id }) => ({ userId: person.id, categoryId: id })));
      return person;
    },
    categoryId: async (kind) => {
      const [found] = await db
        .select({ id: category.id })
        .from(category)
        .where(and(eq(category.gameId, 'cs2'), eq(category.kind, kind)));
      if (!found) throw new Error(`no category ${kind}`);
      return found.id;
    },
  };
};
