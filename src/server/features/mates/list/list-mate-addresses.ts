import { asc } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/open-database.ts';
import { mateCard } from '#server/platform/db/schema/mates/mate-cards.ts';
import { matePath } from '#contract/routes/game-pages.ts';

/** Paths of the mates' pages by id: ids grow with time, so new mates hardly change the order. */
export const listMateAddresses = async (
  db: Executor,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly string[]> => {
  const rows = await db
    .select({ gameId: mateCard.gameId, id: mateCard.userId })
    .from(mateCard)
    .orderBy(asc(mateCard.userId))
    .limit(limit)
    .offset(offset);
  return rows.map(({ gameId, id }) => matePath({ gameId, mateId: id }));
};

export const countMateAddresses = (db: Executor): Promise<number> => db.$count(mateCard);
