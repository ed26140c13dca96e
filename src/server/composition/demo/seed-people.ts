import { needsVerification } from '#domain/games/category.ts';
import { days } from '#domain/time/durations.ts';
import { hourlyRates } from '#domain/pricing/rates.ts';
import { type MateLevel, percentOfGrade } from '#domain/mates/grade.ts';
import type { App } from '../../platform/app';
import { hashPassword } from '../../features/auth/public';
import type { Tx } from '../../platform/db/open-database';
import { category, mateAccess, mateCategory, userPlatform } from '../../platform/db/schema/mates/games-and-mates';
import { mateFavorite } from '../../platform/db/schema/mates/mate-cards';
import { appUser } from '../../platform/db/schema/people';
import { demoId, demoPassword, demoPerson, dice } from './demo-person';
import { demoClients, newcomerJoined } from './people/demo-clients';
import { demoMates } from './people/demo-mates';
import { matePersonas, personaOrder, staff } from './people/demo-mate';

const mates = Object.entries(demoMates).flatMap(([gameId, list]) => list.map((mate) => ({ ...mate, gameId })));

/** Finished time, in minutes, that fits both the level and the given number of orders. */
const finishedMinutes = (level: MateLevel, orders: number): number => {
  const hours: Readonly<Record<MateLevel, readonly [number, number]>> = {
    BEGINNER_I: [0, 20],
    BEGINNER_II: [21, 50],
    BEGINNER_III: [51, 200],
    EXPERT: [201, 400],
    PRO: [401, 4000],
    STAR: [401, 9000],
  };
  const [least, most] = hours[level];
  return Math.min(Math.max(Math.round(orders * 1.2), least), most) * 60;
};

const accessOf = (gameId: string, name: string, level: MateLevel, createdAt: Date) => ({
  userId: demoId(name),
  gameId,
  grade: level,
  percent: percentOfGrade(level),
  basePrice: hourlyRates[level],
  createdAt,
});

/**
 * Everyone, without money and reviews: mates who meet all conditions of readiness, clients, the administrator, a newly
 * admitted mate.
 */
export const seedPeople = async (app: App, tx: Tx): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword);
  const joinedAgo = (name: string): number => {
    if (name === newcomerJoined.name) return newcomerJoined.ago;
    return personaOrder.includes(name) ? days(700) : days(40) + dice(`since ${name}`, days(600));
  };
  const since = (name: string) => new Date(app.clock.now() - joinedAgo(name));
  await tx
    .insert(appUser)
    .values([
      ...mates.map(({ name, description, languages, orders }) => ({
        ...demoPerson({ name, passwordHash, hasPhoto: true, createdAt: since(name) }),
        description,
        languages: [...languages],
        orders,
        demoNote: matePersonas[name] ?? null,
      })),
      ...demoClients.map(({ name, hasPhoto, note, description }) => ({
        ...demoPerson({ name, passwordHash, hasPhoto, createdAt: since(name) }),
        description: description ?? null,
        demoNote: note ?? null,
      })),
      ...staff.map(({ name, email, note, hasPhoto, admin }) => ({
        ...demoPerson({ name, passwordHash, hasPhoto, createdAt: since(name), email }),
        demoNote: note,
        isAdmin: admin,
        permissions: admin ? ['ALL'] : [],
      })),
    ]);
  await tx
    .insert(mateAccess)
    .values([
      ...mates.map(({ name, gameId, level, orders, active, kinds }) => ({
        ...accessOf(gameId, name, level, since(name)),
        active,
        finishedOrders: orders,
        finishedMinutes: finishedMinutes(level, orders),
        notificationsConnected: true,
        verifiedAt: kinds.some((kind) => needsVerification({ kind })) ? since(name) : null,
      })),
      ...staff
        .filter(({ admin }) => !admin)
        .map(({ name }) => accessOf('cs2', name, 'BEGINNER_I', new Date(app.clock.now() - days(1)))),
    ]);
  await tx
    .insert(userPlatform)
    .values([
      ...mates.map(({ name, gameId, platforms }) => ({ userId: demoId(name), gameId, platforms: [...platforms] })),
      ...demoClients.map(({ name }) => ({ userId: demoId(name), gameId: 'cs2', platforms: ['PC' as const] })),
    ]);
  const categories = await tx.select({ id: category.id, gameId: category.gameId, kind: category.kind }).from(category);
  await tx
    .insert(mateCategory)
    .values(
      mates.flatMap(({ name, gameId, kinds }) =>
        categories
          .filter((one) => one.gameId === gameId && kinds.includes(one.kind))
          .map(({ id }) => ({ userId: demoId(name), categoryId: id })),
      ),
    );
  const favorites = ['Северин', 'Мирай', 'Ветер'].map((name) => ({
    userId: demoId('Киберкот'),
    mateId: demoId(name),
    createdAt: new Date(app.clock.now()),
  }));
  await tx.insert(mateFavorite).values(favorites);
};
