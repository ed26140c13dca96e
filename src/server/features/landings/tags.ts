import { and, asc, eq, isNull, min, ne, sql } from 'drizzle-orm';
import type { mateLandingsContract } from '#contract/mates/mate-landings.ts';
import { categoryTag } from '../../platform/db/schema/mates/landings';
import type { Handler } from '../../platform/http/call';
import { category } from '../../platform/db/schema/mates/games-and-mates';
import { mateCard } from '../../platform/db/schema/mates/mate-cards';
import type { Db } from '../../platform/db/open-database';
import { Refusal } from '../../platform/http/refusal';
import { hourPrice } from '#domain/pricing/shown-price.ts';
import { mateFilters } from '../mates/public';
import { mateListQuery } from '#contract/mates/mates.ts';
import { isTagVisible } from './visible-landings';

const most = 200;

/** Top-level collections of the game's categories, in their order; deeper ones are reached from them. */
export const listTags: Handler<(typeof mateLandingsContract)['GET /v1/category-tags/{gameId}']> = (app, { params }) =>
  app.db
    .select({
      id: categoryTag.id,
      slug: categoryTag.slug,
      name: categoryTag.name,
      description: categoryTag.description,
      categoryId: categoryTag.categoryId,
    })
    .from(categoryTag)
    .where(and(eq(categoryTag.gameId, params.gameId), isTagVisible(app.db), isNull(categoryTag.parentTagId)))
    .orderBy(asc(categoryTag.position), asc(categoryTag.id))
    .limit(most);

type Tag = typeof categoryTag.$inferSelect;

const link = ({ id, slug, name, description }: Tag) => ({ id, slug, name, description });

/** The lowest hourly price among mates of the collection who take orders. */
const priceFrom = async (
  db: Db,
  { gameId, levels, languages }: Tag,
  { kind, pricePercent }: typeof category.$inferSelect,
) => {
  const filters = mateFilters(gameId, mateListQuery.parse({ kind, levels, languages }), null, null);
  const [row] = await db
    .select({ base: min(mateCard.basePrice) })
    .from(mateCard)
    .where(sql`${filters} AND ${mateCard.active}`);
  return row?.base ? hourPrice(row.base, kind, pricePercent) : null;
};

/** @throws Refusal NOT_FOUND, also for one that is switched off */
export const readTag: Handler<(typeof mateLandingsContract)['GET /v1/category-tags/{gameId}/{idOrSlug}']> = async (
  app,
  { params },
) => {
  const named = /^\d{1,9}$/.test(params.idOrSlug)
    ? eq(categoryTag.id, Number(params.idOrSlug))
    : eq(categoryTag.slug, params.idOrSlug);
  const [row] = await app.db
    .select({ tag: categoryTag, category })
    .from(categoryTag)
    .innerJoin(category, eq(category.id, categoryTag.categoryId))
    .where(and(eq(categoryTag.gameId, params.gameId), named, isTagVisible(app.db)));
  if (!row) throw new Refusal('NOT_FOUND');
  const { tag } = row;
  const list = (where: ReturnType<typeof and>) =>
    app.db
      .select()
      .from(categoryTag)
      .where(and(where, isTagVisible(app.db)))
      .orderBy(asc(categoryTag.position), asc(categoryTag.id))
      .limit(24);
  const beside =
    tag.parentTagId === null
      ? and(eq(categoryTag.categoryId, tag.categoryId), isNull(categoryTag.parentTagId))
      : eq(categoryTag.parentTagId, tag.parentTagId);
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
    priceFrom: await priceFrom(app.db, tag, row.category),
  };
};
