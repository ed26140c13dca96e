import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { CategoryKind } from '#domain/games/category.ts';
import type { Rubles } from '#domain/money/kopecks.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { account } from '#server/platform/db/schema/money/ledger.ts';
import { category, mateAccess, mateCategory } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';

export interface DemoClient extends Actor {
  /** A person whom a visitor can sign in as: stays free to play. */
  readonly isPersona: boolean;
  /** Available money, in rubles. */
  readonly rubles: Rubles;
}

export interface DemoMate extends Actor {
  readonly isPersona: boolean;
  readonly gameId: string;
  /** Rubles per hour of FUN. */
  readonly hourPrice: number;
  readonly languages: readonly string[];
  readonly categories: readonly { readonly id: number; readonly kind: CategoryKind }[];
}

const actorOf = (id: string, username: string, mateGameId: string | null): Actor => ({
  id,
  username,
  sessionId: 'demo',
  emailConfirmed: true,
  mateGameId,
  isAdmin: false,
  adminSeenAt: null,
  confirmedSince: null,
  permissions: [],
});

/** Everyone whom the demo's squads can be played with, in a fixed order. */
export const demoCast = async (db: Executor) => {
  const clientRows = await db
    .select({ id: appUser.id, username: appUser.username, note: appUser.demoNote, balance: account.balance })
    .from(appUser)
    .leftJoin(account, sql`${account.kind} = 'USER' AND ${account.owner} = ${appUser.id}::text`)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(and(isNull(mateAccess.userId), eq(appUser.isAdmin, false)))
    .orderBy(asc(appUser.username));
  const mateRows = await db
    .select({
      id: appUser.id,
      username: appUser.username,
      note: appUser.demoNote,
      languages: appUser.languages,
      gameId: mateAccess.gameId,
      basePrice: mateAccess.basePrice,
    })
    .from(appUser)
    .innerJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(eq(mateAccess.active, true))
    .orderBy(asc(appUser.username));
  const offers = await db
    .select({ userId: mateCategory.userId, categoryId: mateCategory.categoryId, kind: category.kind })
    .from(mateCategory)
    .innerJoin(category, eq(category.id, mateCategory.categoryId));
  const clients: readonly DemoClient[] = clientRows.map(({ id, username, note, balance }) => ({
    ...actorOf(id, username, null),
    isPersona: note !== null,
    rubles: (balance ?? 0) / 100,
  }));
  const mates: readonly DemoMate[] = mateRows.map(({ id, username, note, languages, gameId, basePrice }) => ({
    hourPrice: basePrice / 100,
    ...actorOf(id, username, gameId),
    isPersona: note !== null,
    gameId,
    languages,
    categories: offers
      .filter(({ userId, kind }) => userId === id && kind !== 'EDUCATION_PROMO' && kind !== 'FAMOUS')
      .map(({ categoryId, kind }) => ({ id: categoryId, kind })),
  }));
  return { clients, mates: mates.filter(({ categories }) => categories.length > 0) };
};

export type DemoCast = Awaited<ReturnType<typeof demoCast>>;
