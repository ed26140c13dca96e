import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/open-database';
import { category } from '../../platform/db/schema/mates/games-and-mates';
import { mateCard } from '../../platform/db/schema/mates/mate-cards';
import { categoryTag, mateLanding, trainingLanding } from '../../platform/db/schema/mates/landings';

/** Conditions on which the public sees each kind of landing, for queries of that landing's table. */

export const isCategoryVisible: SQL = eq(category.enabled, true);

export const isSchoolVisible: SQL = eq(trainingLanding.published, true);

/** A tag is visible only with its category: without it there is nothing to show. */
export const isTagVisible = (db: Executor): SQL | undefined =>
  and(
    eq(categoryTag.enabled, true),
    exists(
      db
        .select({ one: sql`1` })
        .from(category)
        .where(and(eq(category.id, categoryTag.categoryId), isCategoryVisible)),
    ),
  );

/** A mate without a card in the landing's game cannot be ordered there and has no landing, published or not. */
const isMateOnOffer = (db: Executor): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(mateCard)
      .where(and(eq(mateCard.userId, mateLanding.mateId), eq(mateCard.gameId, mateLanding.gameId))),
  );

export const isMateLandingVisible = (db: Executor): SQL | undefined =>
  and(eq(mateLanding.published, true), isMateOnOffer(db));
