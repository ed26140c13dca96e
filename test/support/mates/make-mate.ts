import { inArray, and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { CategoryKind } from '#domain/games/category.ts';
import { type MateLevel, percentOfGrade } from '#domain/mates/grade.ts';
import type { Platform } from '#domain/games/platform.ts';
import { hourlyRates } from '#domain/pricing/rates.ts';
import { usernameKey } from '#domain/people/username.ts';
import { category, mateAccess, mateCategory, userPlatform } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { mateCard } from '#server/platform/db/schema/mates/mate-cards.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { TestServer } from '../server/start-test-server';

export interface MateOptions {
  readonly name: string;
  readonly gameId?: string;
  readonly level?: MateLevel;
  readonly kinds?: readonly CategoryKind[];
  readonly languages?: readonly string[];
  readonly platforms?: readonly Platform[];
  /** In hundredths. */
  readonly rating?: number;
  readonly reviewCount?: number;
  readonly orders?: number;
  readonly presence?: 0 | 1 | 2;
  readonly active?: boolean;
}

/** Creates a mate who meets all conditions of readiness, except where `options` say otherwise; returns the id. */
export const makeMate = async (server: TestServer, options: MateOptions): Promise<string> => {
  const {
    name,
    gameId = 'cs2',
    level = 'EXPERT',
    kinds = ['FUN'],
    languages = ['ru'],
    platforms = ['PC'],
    active = true,
  } = options;
  const { db } = server.product.app;
  const userId = uuidv7();
  const createdAt = new Date(server.clock.now());
  await db
    .insert(appUser)
    .values({
      id: userId,
      username: name,
      usernameKey: usernameKey(name),
      email: `${userId}@mail.ru`,
      emailKey: `${userId}@mail.ru`,
      passwordHash: '',
      avatarUrl: '/assets/faces/some.svg',
      description: 'Играю давно и охотно учу новичков всему',
      country: 'RU',
      languages: [...languages],
      createdAt,
    });
  await db
    .insert(mateAccess)
    .values({
      userId,
      gameId,
      active,
      grade: level,
      percent: percentOfGrade(level),
      basePrice: hourlyRates[level],
      createdAt,
      notificationsConnected: true,
      ratingHundredths: options.rating ?? 450,
      reviewCount: options.reviewCount ?? 0,
      finishedOrders: options.orders ?? 0,
    });
  if (platforms.length > 0) await db.insert(userPlatform).values({ userId, gameId, platforms: [...platforms] });
  if (kinds.length > 0) {
    const offered = await db
      .select({ id: category.id })
      .from(category)
      .where(and(eq(category.gameId, gameId), inArray(category.kind, [...kinds])));
    await db.insert(mateCategory).values(offered.map(({ id }) => ({ userId, categoryId: id })));
  }
  if (options.presence)
    await db.update(mateCard).set({ presence: options.presence }).where(eq(mateCard.userId, userId));
  return userId;
};
