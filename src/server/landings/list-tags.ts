import { and, asc, eq, isNull } from 'drizzle-orm';
import type { mateLandingsContract } from '../../contract/mate-landings';
import { categoryTag } from '../db/schema/landings';
import type { Handler } from '../http/call';

const most = 200;

/** The collections right under the game's categories, in their order; deeper ones are found from them. */
export const listTags: Handler<(typeof mateLandingsContract)['GET /v1/category-tags/{gameId}']> = (app, { params }) =>
  app.db
    .select({ id: categoryTag.id, slug: categoryTag.slug, name: categoryTag.name, description: categoryTag.description, categoryId: categoryTag.categoryId })
    .from(categoryTag)
    .where(and(eq(categoryTag.gameId, params.gameId), eq(categoryTag.enabled, true), isNull(categoryTag.parentTagId)))
    .orderBy(asc(categoryTag.position), asc(categoryTag.id))
    .limit(most);
