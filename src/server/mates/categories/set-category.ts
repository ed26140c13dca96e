import { and, eq } from 'drizzle-orm';
import type { matesContract } from '../../../contract/mates';
import { inTransaction } from '../../db/in-transaction';
import { category, mateAccess, mateCategory } from '../../db/schema/games-and-mates';
import type { Handler } from '../../http/call';
import { Refusal } from '../../http/refusal';
import { announce, userRoom } from '../../outbox/put-outbox';
import { followReadiness } from '../readiness/follow-readiness';
import { mayPlay, readOwnCategories } from './own-categories';

/**
 * Takes a category of the mate's own game on or off; repeating it changes nothing.
 * @throws Refusal CATEGORIES_MATE_CATEGORY_NOT_FOUND for another game's, a switched-off, or one that his level does not admit
 */
export const setCategory: Handler<(typeof matesContract)['PUT /v1/categories/mate/{id}']> = async (app, { actor, params, body }) =>
  inTransaction(app.db, async (tx) => {
    const [row] = await tx
      .select({ kind: category.kind, grade: mateAccess.grade })
      .from(mateAccess)
      .innerJoin(category, and(eq(category.gameId, mateAccess.gameId), eq(category.enabled, true)))
      .where(and(eq(mateAccess.userId, actor.id), eq(category.id, params.id)));
    if (!row || !mayPlay(row.grade, row.kind)) throw new Refusal('CATEGORIES_MATE_CATEGORY_NOT_FOUND');
    const own = { userId: actor.id, categoryId: params.id };
    if (body.enabled) await tx.insert(mateCategory).values(own).onConflictDoNothing();
    else await tx.delete(mateCategory).where(and(eq(mateCategory.userId, own.userId), eq(mateCategory.categoryId, own.categoryId)));
    await followReadiness(tx, actor.id);
    await announce(tx, [userRoom(actor.id)], 'me changed', {});
    await announce(tx, [userRoom(actor.id)], 'mate changed', { userId: actor.id });
    return readOwnCategories(tx, actor.id);
  });
