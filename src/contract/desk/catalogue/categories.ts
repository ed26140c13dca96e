import * as z from 'zod/mini';
import { catalogueLimits, categoryPercentLimits } from '#domain/games/catalogue-limits.ts';
import { categoryKinds, categoryTagParents } from '#domain/games/category.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { languageCodes } from '#domain/people/language-codes.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { flag, gameId, integerId, integerInPath, slugText } from '../../schemas/fields';
import { deletion, description, gamesFilter, name, pointsList, position } from './catalogue-fields';
import { anyOf, fileOfList, listOf, listQuery, search, seen } from '../kit';

const slugUpTo = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[a-z0-9][a-z0-9-]*$/, slugText));

const categoryFields = {
  slug: slugUpTo(catalogueLimits.slug),
  name,
  description,
  position,
  /** Off: it cannot be ordered any more; for the trial lesson: the promo is over. */
  enabled: z.boolean(),
  /** Percent of the rate; null: the percent of its kind. */
  pricePercent: z.nullable(z.int().check(z.gte(categoryPercentLimits.min), z.lte(categoryPercentLimits.max))),
};

const category = z.object({
  id: integerId,
  gameId,
  kind: z.enum(categoryKinds),
  ...categoryFields,
  /** Counts of what prevents its deletion. */
  mates: z.number(),
  squads: z.number(),
  tags: z.number(),
});

const categoryFilters = { search, game: gamesFilter, kind: anyOf(categoryKinds), enabled: z.optional(flag) };
const sorts = ['position', '-position', 'name', '-name'] as const;
const id = z.object({ id: integerInPath });

const tagFields = {
  categoryId: integerId,
  /** The parent collection; null: directly under its category. */
  parentTagId: z.nullable(integerId),
  slug: slugUpTo(catalogueLimits.longSlug),
  name,
  description,
  points: pointsList,
  /** Levels and languages of its mates; empty: any. */
  levels: z.array(z.enum(mateLevels)).check(z.maxLength(mateLevels.length)),
  languages: z.array(z.enum(languageCodes)).check(z.maxLength(20)),
  position,
  enabled: z.boolean(),
};

const tag = z.object({
  id: integerId,
  gameId,
  ...tagFields,
  languages: z.array(z.string()),
  parentType: z.enum(categoryTagParents),
  categoryName: z.string(),
  parentName: z.nullable(z.string()),
  children: z.number(),
});

const tagFilters = { search, game: gamesFilter, parentType: anyOf(categoryTagParents), enabled: z.optional(flag) };

const tagRefusals = ['ADMIN_CATEGORIES_NOT_FOUND', 'ADMIN_CATEGORY_TAGS_NOT_FOUND', 'ADMIN_GAME_MISMATCH'] as const;

const listFile = fileOfList({ permission: 'VIEW_CATEGORIES_LIST' }, categoryFilters, sorts, 'Categories as a file');

export const deskCategoriesContract = endpoints({
  'GET /v1/admin/categories': endpoint({
    access: { permission: 'VIEW_CATEGORIES_LIST' },
    summary: 'Categories of all games',
    query: listQuery(categoryFilters, sorts),
    response: listOf(category),
    errors: [],
  }),
  'GET /v1/admin/categories.csv': listFile,
  'GET /v1/admin/categories.xlsx': listFile,
  'GET /v1/admin/categories/{id}': endpoint({
    access: { permission: 'VIEW_CATEGORY' },
    summary: 'One category',
    params: id,
    response: category,
    errors: ['ADMIN_CATEGORIES_NOT_FOUND'],
  }),
  'POST /v1/admin/categories': endpoint({
    access: { permission: 'CREATE_CATEGORY' },
    summary: 'Creates a category of a game; its kind does not change any more',
    body: z.object({ gameId, kind: z.enum(categoryKinds), ...categoryFields }),
    response: category,
    errors: ['ADMIN_GAMES_NOT_FOUND'],
  }),
  'PUT /v1/admin/categories/{id}': endpoint({
    access: { permission: 'UPDATE_CATEGORY' },
    summary: 'Changes a category; a new price does not apply to squads that exist already',
    params: id,
    body: z.object({ seen, ...categoryFields }),
    response: category,
    errors: ['ADMIN_CATEGORIES_NOT_FOUND', 'ADMIN_CHANGED_MEANWHILE'],
  }),
  'DELETE /v1/admin/categories/{id}': endpoint({
    access: { permission: 'DELETE_CATEGORY' },
    summary: 'Deletes a category that nobody has used yet',
    params: id,
    query: deletion,
    errors: ['ADMIN_CATEGORIES_NOT_FOUND', 'ADMIN_CATEGORIES_CANNOT_BE_DELETED', 'ADMIN_CHANGED_MEANWHILE'],
  }),
  'GET /v1/admin/category-tags': endpoint({
    access: { permission: 'VIEW_CATEGORY_TAG' },
    summary: 'Collections of all games',
    query: listQuery(tagFilters, sorts),
    response: listOf(tag),
    errors: [],
  }),
  'GET /v1/admin/category-tags/{id}': endpoint({
    access: { permission: 'VIEW_CATEGORY_TAG' },
    summary: 'One collection',
    params: id,
    response: tag,
    errors: ['ADMIN_CATEGORY_TAGS_NOT_FOUND'],
  }),
  'POST /v1/admin/category-tags': endpoint({
    access: { permission: 'CREATE_CATEGORY_TAG' },
    summary: 'Creates a collection in a category or in another collection',
    body: z.object({ gameId, ...tagFields }),
    response: tag,
    errors: [...tagRefusals, 'ADMIN_GAMES_NOT_FOUND'],
  }),
  'PUT /v1/admin/category-tags/{id}': endpoint({
    access: { permission: 'UPDATE_CATEGORY_TAG' },
    summary: 'Changes a collection and its place',
    params: id,
    body: z.object({ seen, ...tagFields }),
    response: tag,
    errors: [...tagRefusals, 'ADMIN_CHANGED_MEANWHILE'],
  }),
  'DELETE /v1/admin/category-tags/{id}': endpoint({
    access: { permission: 'DELETE_CATEGORY_TAG' },
    summary: 'Deletes a collection; those inside move up to its place',
    params: id,
    query: deletion,
    errors: ['ADMIN_CATEGORY_TAGS_NOT_FOUND', 'ADMIN_CHANGED_MEANWHILE'],
  }),
});
