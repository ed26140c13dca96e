import { and, eq } from 'drizzle-orm';
import type { matesContract } from '../../../contract/mates';
import { mateAccess } from '../../db/schema/games-and-mates';
import { mateFavorite } from '../../db/schema/mate-cards';
import type { Handler } from '../../http/call';
import { Refusal } from '../../http/refusal';

/** Repeating it changes nothing. @throws Refusal USERS_NOT_FOUND for somebody who is no mate */
export const setFavorite: Handler<(typeof matesContract)['POST /v1/mates/favorites/{id}']> = async (app, { actor, params, body }) => {
  const [mate] = await app.db.select({ id: mateAccess.userId }).from(mateAccess).where(eq(mateAccess.userId, params.id));
  if (!mate) throw new Refusal('USERS_NOT_FOUND');
  if (body.favorite) {
    await app.db.insert(mateFavorite).values({ userId: actor.id, mateId: params.id, createdAt: new Date(app.clock.now()) }).onConflictDoNothing();
  } else await app.db.delete(mateFavorite).where(and(eq(mateFavorite.userId, actor.id), eq(mateFavorite.mateId, params.id)));
};
