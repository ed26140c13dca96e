import { and, eq } from 'drizzle-orm';
import type { matesContract } from '../../../contract/mates';
import type { Db } from '../../db/open-database';
import { mateAccess } from '../../db/schema/games-and-mates';
import { mateCard, mateFavorite } from '../../db/schema/mate-cards';
import { appUser } from '../../db/schema/people';
import type { Handler } from '../../http/call';
import { Refusal } from '../../http/refusal';
import { cardColumns, mateCardView } from '../list/mate-card-view';
import { readPrices } from './read-prices';

const isFavorite = async (db: Db, userId: string, mateId: string): Promise<boolean> => {
  const found = await db
    .select({ mateId: mateFavorite.mateId })
    .from(mateFavorite)
    .where(and(eq(mateFavorite.userId, userId), eq(mateFavorite.mateId, mateId)));
  return found.length > 0;
};

/** The public page of a mate. @throws Refusal USERS_NOT_FOUND when nobody of that id is on offer in the game */
export const readMate: Handler<(typeof matesContract)['GET /v1/mates/{gameId}/{mateId}']> = async (app, { params, actor }) => {
  const [row] = await app.db
    .select({ card: cardColumns, country: appUser.country, lastOnlineAt: appUser.lastOnlineAt, since: mateAccess.createdAt })
    .from(mateCard)
    .innerJoin(appUser, eq(appUser.id, mateCard.userId))
    .innerJoin(mateAccess, eq(mateAccess.userId, mateCard.userId))
    .where(and(eq(mateCard.userId, params.mateId), eq(mateCard.gameId, params.gameId)));
  if (!row) throw new Refusal('USERS_NOT_FOUND');
  return {
    ...mateCardView(row.card, undefined),
    gameId: params.gameId,
    country: row.country,
    lastOnlineAt: row.lastOnlineAt?.toISOString() ?? null,
    since: row.since.toISOString(),
    prices: await readPrices(app.db, row.card),
    favorite: actor !== null && (await isFavorite(app.db, actor.id, params.mateId)),
  };
};
