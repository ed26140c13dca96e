import { and, arrayContains, arrayOverlaps, eq, ne, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SquadContext } from '../../../domain/squad/squad-context';
import type { Executor } from '../../db/open-database';
import { mateCategory } from '../../db/schema/games-and-mates';
import { mateCard } from '../../db/schema/mate-cards';
import { appUser } from '../../db/schema/people';
import { squadMember } from '../../db/schema/squads';

/** A call that goes to more is no call any more. */
const most = 500;

const onPlatform = ({ platform }: SquadContext): SQL | undefined =>
  platform === 'CROSS' ? undefined : or(arrayContains(mateCard.platforms, [platform]), arrayContains(mateCard.platforms, ['CROSS']));

/** Mates who could play this squad now: those seen last first. */
export const matchingMates = async (db: Executor, context: SquadContext): Promise<readonly string[]> => {
  const busy = db.select({ id: squadMember.userId }).from(squadMember).where(eq(squadMember.active, true));
  const rows = await db
    .select({ id: mateCard.userId })
    .from(mateCard)
    .innerJoin(appUser, eq(appUser.id, mateCard.userId))
    .innerJoin(mateCategory, and(eq(mateCategory.userId, mateCard.userId), eq(mateCategory.categoryId, context.categoryId)))
    .where(
      and(
        eq(mateCard.gameId, context.gameId),
        eq(mateCard.active, true),
        ne(mateCard.userId, context.ownerId),
        arrayOverlaps(mateCard.languages, [...context.languages]),
        onPlatform(context),
        notInArray(mateCard.userId, busy),
      ),
    )
    .orderBy(sql`${appUser.lastOnlineAt} DESC NULLS LAST`)
    .limit(most);
  return rows.map(({ id }) => id);
};
