import { eq, or, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskCategoriesContract } from '#contract/desk/catalogue/categories.ts';
import { equal, oneOf, search } from '../../platform/db/filters';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Executor, Tx } from '../../platform/db/open-database';
import { category, game } from '../../platform/db/schema/mates/games-and-mates';
import { contains } from '../../platform/db/search';
import type { Handler } from '../../platform/http/call';
import { readPage } from '../../platform/http/read-page';
import { Refusal } from '../../platform/http/refusal';
import { requireUnchanged, writeAudit } from '../audit/public';
import { announceCatalogue } from './announce-catalogue';
import { recheckMates } from './recheck-mates';
import { unlessTaken, unlessUsed } from './unless-taken';

type Contract = typeof deskCategoriesContract;

const subjectOf = (id: number) => `category:${id}` as const;
const taken = { category_game_id_slug_key: 'body.slug' };

/** The count is capped: an exact larger number is of no use. */
const columns = {
  id: category.id,
  gameId: category.gameId,
  kind: category.kind,
  slug: category.slug,
  name: category.name,
  description: category.description,
  position: category.position,
  enabled: category.enabled,
  pricePercent: category.pricePercent,
  mates: sql<number>`(SELECT count(*)::integer FROM (SELECT 1 FROM mate_category AS played WHERE played.category_id = category.id LIMIT 1000) AS found)`,
  squads: sql<number>`(SELECT count(*)::integer FROM (SELECT 1 FROM squad WHERE squad.category_id = category.id LIMIT 1000) AS found)`,
  tags: sql<number>`(SELECT count(*)::integer FROM category_tag WHERE category_tag.category_id = category.id)`,
};

const sorts = {
  position: { by: category.position, type: 'bigint' },
  name: { by: category.name, type: 'text' },
} as const;

export const listCategories = (db: Executor, query: output<Contract['GET /v1/admin/categories']['query']>) => {
  const filters = [
    search(query.search, (text) => or(contains(category.name, text), eq(category.slug, text.toLowerCase()))),
    oneOf(category.gameId, query.game),
    oneOf(category.kind, query.kind),
    equal(category.enabled, query.enabled),
  ];
  return readPage({
    db,
    query,
    sorts,
    sort: 'position',
    id: { by: category.id, type: 'bigint' },
    filters,
    rows: (key) => db.select({ ...columns, key }).from(category),
    counted: category,
    line: ({ key: _key, ...row }) => row,
  });
};

/** @throws Refusal ADMIN_CATEGORIES_NOT_FOUND */
const readCategory = async (db: Executor, id: number) => {
  const [row] = await db.select(columns).from(category).where(eq(category.id, id));
  if (!row) throw new Refusal('ADMIN_CATEGORIES_NOT_FOUND');
  return row;
};

/** @throws Refusal ADMIN_CATEGORIES_NOT_FOUND, ADMIN_CHANGED_MEANWHILE */
const lockCategory = async (tx: Tx, id: number, seen: number) => {
  const [row] = await tx.select().from(category).where(eq(category.id, id)).for('update');
  if (!row) throw new Refusal('ADMIN_CATEGORIES_NOT_FOUND');
  await requireUnchanged(tx, subjectOf(id), seen);
  return row;
};

export const oneCategory: Handler<Contract['GET /v1/admin/categories/{id}']> = (app, { params }) =>
  readCategory(app.db, params.id);

export const createCategory: Handler<Contract['POST /v1/admin/categories']> = (app, { actor, body }) =>
  inTransaction(app.db, async (tx) => {
    const [found] = await tx.select({ id: game.id }).from(game).where(eq(game.id, body.gameId));
    if (!found) throw new Refusal('ADMIN_GAMES_NOT_FOUND');
    const [made] = await unlessTaken(taken, () => tx.insert(category).values(body).returning({ id: category.id }));
    if (!made) throw new Error('the category was not written');
    await writeAudit(app, tx, actor.id, { action: 'category.create', subject: subjectOf(made.id), details: body });
    await announceCatalogue(tx);
    return readCategory(tx, made.id);
  });

/** A new price applies to squads created from now on: each keeps the percent that it was created with. */
export const updateCategory: Handler<Contract['PUT /v1/admin/categories/{id}']> = (
  app,
  { actor, params: { id }, body: { seen, ...words } },
) =>
  inTransaction(app.db, async (tx) => {
    const before = await lockCategory(tx, id, seen);
    await unlessTaken(taken, () => tx.update(category).set(words).where(eq(category.id, id)));
    const details = { ...words, before: { pricePercent: before.pricePercent, enabled: before.enabled } };
    await writeAudit(app, tx, actor.id, { action: 'category.update', subject: subjectOf(id), details });
    if (before.enabled && !words.enabled) await recheckMates(tx, before.gameId, { id, name: words.name });
    await announceCatalogue(tx);
    return readCategory(tx, id);
  });

export const deleteCategory: Handler<Contract['DELETE /v1/admin/categories/{id}']> = (
  app,
  { actor, params: { id }, query: { seen, reason } },
) =>
  inTransaction(app.db, async (tx) => {
    const { gameId, name } = await lockCategory(tx, id, seen);
    await unlessUsed('ADMIN_CATEGORIES_CANNOT_BE_DELETED', () => tx.delete(category).where(eq(category.id, id)));
    const details = { gameId, name, reason };
    await writeAudit(app, tx, actor.id, { action: 'category.delete', subject: subjectOf(id), details });
    await announceCatalogue(tx);
  });
