import { aliasedTable, eq, or, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskCategoriesContract } from '#contract/desk/catalogue/categories.ts';
import { equal, oneOf, search } from '../../platform/db/filters';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Executor, Tx } from '../../platform/db/open-database';
import { category, game } from '../../platform/db/schema/mates/games-and-mates';
import { categoryTag } from '../../platform/db/schema/mates/landings';
import { contains } from '../../platform/db/search';
import type { Handler } from '../../platform/http/call';
import { readPage } from '../../platform/http/read-page';
import { Refusal } from '../../platform/http/refusal';
import { requireUnchanged, writeAudit } from '../audit/public';
import { announceCatalogue } from './announce-catalogue';
import { unlessTaken } from './unless-taken';

type Contract = typeof deskCategoriesContract;
type Placement = Pick<output<Contract['POST /v1/admin/category-tags']['body']>, 'categoryId' | 'parentTagId'>;

const subjectOf = (id: number) => `category-tag:${id}` as const;
const taken = { category_tag_game_id_slug_key: 'body.slug' };
const parent = aliasedTable(categoryTag, 'parent');

const columns = {
  tag: categoryTag,
  id: categoryTag.id,
  categoryName: category.name,
  parentName: parent.name,
  children: sql<number>`(SELECT count(*)::integer FROM category_tag AS child WHERE child.parent_tag_id = category_tag.id)`,
};

interface Found {
  readonly tag: typeof categoryTag.$inferSelect;
  readonly categoryName: string;
  readonly parentName: string | null;
  readonly children: number;
}

const line = ({ tag, categoryName, parentName, children }: Found) => ({ ...tag, categoryName, parentName, children });

const sorts = {
  position: { by: categoryTag.position, type: 'bigint' },
  name: { by: categoryTag.name, type: 'text' },
} as const;

export const listTags: Handler<Contract['GET /v1/admin/category-tags']> = ({ db }, { query }) => {
  const filters = [
    search(query.search, (text) => or(contains(categoryTag.name, text), eq(categoryTag.slug, text.toLowerCase()))),
    oneOf(categoryTag.gameId, query.game),
    oneOf(categoryTag.parentType, query.parentType),
    equal(categoryTag.enabled, query.enabled),
  ];
  return readPage({
    db,
    query,
    sorts,
    sort: 'position',
    id: { by: categoryTag.id, type: 'bigint' },
    filters,
    rows: (key) =>
      db
        .select({ ...columns, key })
        .from(categoryTag)
        .innerJoin(category, eq(category.id, categoryTag.categoryId))
        .leftJoin(parent, eq(parent.id, categoryTag.parentTagId)),
    counted: categoryTag,
    line,
  });
};

/** @throws Refusal ADMIN_CATEGORY_TAGS_NOT_FOUND */
const readTag = async (db: Executor, id: number) => {
  const [found] = await db
    .select(columns)
    .from(categoryTag)
    .innerJoin(category, eq(category.id, categoryTag.categoryId))
    .leftJoin(parent, eq(parent.id, categoryTag.parentTagId))
    .where(eq(categoryTag.id, id));
  if (!found) throw new Refusal('ADMIN_CATEGORY_TAGS_NOT_FOUND');
  return line(found);
};

/** @throws Refusal ADMIN_CATEGORY_TAGS_NOT_FOUND, ADMIN_CHANGED_MEANWHILE */
const lockTag = async (tx: Tx, id: number, seen: number) => {
  const [row] = await tx.select().from(categoryTag).where(eq(categoryTag.id, id)).for('update');
  if (!row) throw new Refusal('ADMIN_CATEGORY_TAGS_NOT_FOUND');
  await requireUnchanged(tx, subjectOf(id), seen);
  return row;
};

/** Locks the game's tree: two concurrent moves could create a cycle that neither sees. */
const lockTree = (tx: Tx, gameId: string) =>
  tx.select({ id: game.id }).from(game).where(eq(game.id, gameId)).for('update');

/**
 * Requires a valid position of a collection: its category and parent belong to its game, and the parent is of the same
 * category and not a descendant of the collection.
 * @throws Refusal ADMIN_CATEGORIES_NOT_FOUND, ADMIN_CATEGORY_TAGS_NOT_FOUND, ADMIN_GAME_MISMATCH, VALIDATION_ERROR
 */
const requirePlacement = async (tx: Tx, gameId: string, own: number | null, { categoryId, parentTagId }: Placement) => {
  const [found] = await tx.select({ gameId: category.gameId }).from(category).where(eq(category.id, categoryId));
  if (!found) throw new Refusal('ADMIN_CATEGORIES_NOT_FOUND');
  if (found.gameId !== gameId) throw new Refusal('ADMIN_GAME_MISMATCH');
  for (let above = parentTagId, first = true; above !== null; first = false) {
    const [row] = await tx.select().from(categoryTag).where(eq(categoryTag.id, above));
    if (!row) throw new Refusal('ADMIN_CATEGORY_TAGS_NOT_FOUND');
    if (row.gameId !== gameId) throw new Refusal('ADMIN_GAME_MISMATCH');
    if (row.id === own || (first && row.categoryId !== categoryId))
      throw new Refusal('VALIDATION_ERROR', {
        fields: [{ path: 'body.parentTagId', message: 'Подборка выше должна быть той же категории и не внутри этой' }],
      });
    above = row.parentTagId;
  }
};

const parentTypeOf = ({ parentTagId }: Placement) => (parentTagId === null ? 'CATEGORY' : 'CATEGORY_TAG');

export const oneTag: Handler<Contract['GET /v1/admin/category-tags/{id}']> = (app, { params }) =>
  readTag(app.db, params.id);

export const createTag: Handler<Contract['POST /v1/admin/category-tags']> = (app, { actor, body }) =>
  inTransaction(app.db, async (tx) => {
    const [found] = await lockTree(tx, body.gameId);
    if (!found) throw new Refusal('ADMIN_GAMES_NOT_FOUND');
    await requirePlacement(tx, body.gameId, null, body);
    const [made] = await unlessTaken(taken, () =>
      tx
        .insert(categoryTag)
        .values({ ...body, parentType: parentTypeOf(body) })
        .returning({ id: categoryTag.id }),
    );
    if (!made) throw new Error('the collection was not written');
    await writeAudit(app, tx, actor.id, { action: 'category-tag.create', subject: subjectOf(made.id), details: body });
    await announceCatalogue(tx);
    return readTag(tx, made.id);
  });

export const updateTag: Handler<Contract['PUT /v1/admin/category-tags/{id}']> = (
  app,
  { actor, params: { id }, body: { seen, ...words } },
) =>
  inTransaction(app.db, async (tx) => {
    const { gameId } = await readTag(tx, id);
    await lockTree(tx, gameId);
    const before = await lockTag(tx, id, seen);
    await requirePlacement(tx, gameId, id, words);
    if (before.categoryId !== words.categoryId) {
      const [child] = await tx.select().from(categoryTag).where(eq(categoryTag.parentTagId, id)).limit(1);
      if (child)
        throw new Refusal('VALIDATION_ERROR', {
          fields: [{ path: 'body.categoryId', message: 'Внутри есть подборки этой категории. Сначала перенесите их' }],
        });
    }
    await unlessTaken(taken, () =>
      tx
        .update(categoryTag)
        .set({ ...words, parentType: parentTypeOf(words) })
        .where(eq(categoryTag.id, id)),
    );
    await writeAudit(app, tx, actor.id, { action: 'category-tag.update', subject: subjectOf(id), details: words });
    await announceCatalogue(tx);
    return readTag(tx, id);
  });

/** Child collections move up to the deleted one's parent. */
export const deleteTag: Handler<Contract['DELETE /v1/admin/category-tags/{id}']> = (
  app,
  { actor, params: { id }, query: { seen, reason } },
) =>
  inTransaction(app.db, async (tx) => {
    const { gameId } = await readTag(tx, id);
    await lockTree(tx, gameId);
    const { parentTagId, parentType, name } = await lockTag(tx, id, seen);
    await tx.update(categoryTag).set({ parentTagId, parentType }).where(eq(categoryTag.parentTagId, id));
    await tx.delete(categoryTag).where(eq(categoryTag.id, id));
    const details = { gameId, name, reason };
    await writeAudit(app, tx, actor.id, { action: 'category-tag.delete', subject: subjectOf(id), details });
    await announceCatalogue(tx);
  });
