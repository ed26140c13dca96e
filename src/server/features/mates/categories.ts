import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { matesContract } from '#contract/mates/mates.ts';
import type { AnswerOf } from '#contract/kit/endpoint.ts';
import { type CategoryKind, needsVerification } from '#domain/games/category.ts';
import type { MateLevel } from '#domain/mates/grade.ts';
import type { Executor, Tx } from '../../platform/db/open-database';
import { category, mateAccess, mateCategory } from '../../platform/db/schema/mates/games-and-mates';
import { mateIncome, shownPrice } from '#domain/pricing/shown-price.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { enforceReadiness, missingParams, readReadiness } from '../mate-access/public';

/** FAMOUS sessions are for stars only. */
export const mayPlay = (level: MateLevel, kind: CategoryKind): boolean => kind !== 'FAMOUS' || level === 'STAR';

/**
 * Categories of the mate's game that their grade allows, each with the client's price; closed categories only if the
 * mate has chosen them.
 */
export const readOwnCategories = async (
  db: Executor,
  userId: string,
): Promise<AnswerOf<(typeof matesContract)['GET /v1/categories/mate']>> => {
  const rows = await db
    .select({
      category,
      grade: mateAccess.grade,
      percent: mateAccess.percent,
      basePrice: mateAccess.basePrice,
      verifiedAt: mateAccess.verifiedAt,
      chosen: mateCategory.categoryId,
    })
    .from(mateAccess)
    .innerJoin(category, eq(category.gameId, mateAccess.gameId))
    .leftJoin(mateCategory, and(eq(mateCategory.userId, mateAccess.userId), eq(mateCategory.categoryId, category.id)))
    .where(and(eq(mateAccess.userId, userId), or(eq(category.enabled, true), isNotNull(mateCategory.categoryId))))
    .orderBy(asc(category.position));
  return rows
    .filter((row) => mayPlay(row.grade, row.category.kind))
    .map(
      ({
        category: { id, kind, slug, name, description, pricePercent, enabled: open },
        percent,
        basePrice,
        verifiedAt,
        chosen,
      }) => {
        const { price, durationMinutes } = shownPrice(basePrice, kind, pricePercent);
        return {
          id,
          kind,
          slug,
          name,
          description,
          price,
          durationMinutes,
          enabled: chosen !== null,
          closed: !open,
          locked: verifiedAt === null && needsVerification({ kind }),
          income: mateIncome(basePrice, kind, pricePercent, percent),
        };
      },
    );
};

/**
 * A mate cannot take a category before filling in what their game requires (specification, section 8 «Others»).
 * @throws Refusal CATEGORIES_MATE_CATEGORY_PARAMS_NOT_FOUND with the names
 */
const requireParams = async (tx: Tx, userId: string): Promise<void> => {
  const missing = missingParams(await readReadiness(tx, userId));
  if (missing.length > 0) throw new Refusal('CATEGORIES_MATE_CATEGORY_PARAMS_NOT_FOUND', { missing });
};

/**
 * Adds or removes a category of the mate's own game; idempotent.
 * @throws Refusal CATEGORIES_MATE_CATEGORY_NOT_FOUND for a category of another game, a closed one, or one that their
 * grade does not allow, CATEGORIES_MATE_NOT_VERIFIED, CATEGORIES_MATE_CATEGORY_PARAMS_NOT_FOUND with what their game
 * asks for first
 */
export const setCategory: Handler<(typeof matesContract)['PUT /v1/categories/mate/{id}']> = async (
  app,
  { actor, params, body },
) =>
  inTransaction(app.db, async (tx) => {
    const [row] = await tx
      .select({
        kind: category.kind,
        open: category.enabled,
        grade: mateAccess.grade,
        verifiedAt: mateAccess.verifiedAt,
        chosen: mateCategory.categoryId,
      })
      .from(mateAccess)
      .innerJoin(category, eq(category.gameId, mateAccess.gameId))
      .leftJoin(mateCategory, and(eq(mateCategory.userId, mateAccess.userId), eq(mateCategory.categoryId, category.id)))
      .where(and(eq(mateAccess.userId, actor.id), eq(category.id, params.id)));
    // A closed category may still be removed.
    if (!row || !mayPlay(row.grade, row.kind) || (body.enabled && !row.open))
      throw new Refusal('CATEGORIES_MATE_CATEGORY_NOT_FOUND');
    if (body.enabled && row.verifiedAt === null && needsVerification(row))
      throw new Refusal('CATEGORIES_MATE_NOT_VERIFIED');
    if (body.enabled && row.chosen === null) await requireParams(tx, actor.id);
    const own = { userId: actor.id, categoryId: params.id };
    if (body.enabled) await tx.insert(mateCategory).values(own).onConflictDoNothing();
    else
      await tx
        .delete(mateCategory)
        .where(and(eq(mateCategory.userId, own.userId), eq(mateCategory.categoryId, own.categoryId)));
    await enforceReadiness(tx, actor.id);
    await announce(tx, [userRoom(actor.id)], 'me changed', {});
    await announce(tx, [userRoom(actor.id)], 'mate changed', { userId: actor.id });
    return readOwnCategories(tx, actor.id);
  });
