import { and, asc, eq, isNull, min, ne, sql } from 'drizzle-orm';
import type { mateLandingsContract } from '../../contract/mate-landings';
import { kopecksToRubles } from '../../domain/money/kopecks-to-rubles';
import { categoryTag } from '../db/schema/landings';
import { category } from '../db/schema/games-and-mates';
import { mateCard } from '../db/schema/mate-cards';
import type { Db } from '../db/open-database';
import type { Handler } from '../http/call';
import { Refusal } from '../http/refusal';
import { hourPrice } from '../mates/hour-price';
import { mateFilters } from '../mates/list/mate-filters';
import { mateListQuery } from '../../contract/mates';

type Tag = typeof categoryTag.$inferSelect;

const link = ({ id, slug, name, description }: Tag) => ({ id, slug, name, description });

/** An hour of the cheapest mate of the collection who takes orders, in rubles. */
const priceFrom = async (db: Db, { gameId, levels, languages }: Tag, kind: typeof category.$inferSelect.kind) => {
  const filters = mateFilters(gameId, mateListQuery.parse({ kind, levels, languages }), null);
  const [row] = await db.select({ base: min(mateCard.basePrice) }).from(mateCard).where(sql`${filters} AND ${mateCard.active}`);
  if (!row?.base) return null;
  const [cheapest] = await db.select({ grade: mateCard.grade }).from(mateCard).where(sql`${filters} AND ${mateCard.active} AND ${mateCard.basePrice} = ${row.base}`).limit(1);
  return cheapest ? kopecksToRubles(hourPrice(cheapest.grade, kind)) : null;
};

/** @throws Refusal NOT_FOUND, also for one that is switched off */
export const readTag: Handler<(typeof mateLandingsContract)['GET /v1/category-tags/{gameId}/{idOrSlug}']> = async (app, { params }) => {
  const named = /^\d{1,9}$/.test(params.idOrSlug) ? eq(categoryTag.id, Number(params.idOrSlug)) : eq(categoryTag.slug, params.idOrSlug);
  const [row] = await app.db
    .select({ tag: categoryTag, category })
    .from(categoryTag)
    .innerJoin(category, and(eq(category.id, categoryTag.categoryId), eq(category.enabled, true)))
    .where(and(eq(categoryTag.gameId, params.gameId), named, eq(categoryTag.enabled, true)));
  if (!row) throw new Refusal('NOT_FOUND');
  const { tag } = row;
  const list = (where: ReturnType<typeof and>) =>
    app.db.select().from(categoryTag).where(and(where, eq(categoryTag.enabled, true))).orderBy(asc(categoryTag.position), asc(categoryTag.id)).limit(24);
  const beside = tag.parentTagId === null ? and(eq(categoryTag.categoryId, tag.categoryId), isNull(categoryTag.parentTagId)) : eq(categoryTag.parentTagId, tag.parentTagId);
  const [parent] = tag.parentTagId === null ? [] : await list(eq(categoryTag.id, tag.parentTagId));
  const { id, slug, name, kind } = row.category;
  return {
    ...link(tag),
    points: tag.points,
    category: { id, slug, name, kind },
    parentType: tag.parentType,
    parent: parent ? link(parent) : null,
    children: (await list(eq(categoryTag.parentTagId, tag.id))).map(link),
    siblings: (await list(and(beside, ne(categoryTag.id, tag.id)))).map(link),
    levels: tag.levels,
    languages: tag.languages,
    priceFrom: await priceFrom(app.db, tag, kind),
  };
};
