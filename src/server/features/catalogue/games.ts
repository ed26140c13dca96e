import { eq, or, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskGamesContract } from '#contract/desk/catalogue/games.ts';
import { search } from '../../platform/db/filters';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Executor, Tx } from '../../platform/db/open-database';
import { violatedConstraint } from '../../platform/db/database-errors';
import { game, gameIcon } from '../../platform/db/schema/mates/games-and-mates';
import { contains } from '../../platform/db/search';
import type { Handler } from '../../platform/http/call';
import { readPage } from '../../platform/http/read-page';
import { Refusal } from '../../platform/http/refusal';
import { requireUnchanged, writeAudit } from '../audit/public';
import type { App } from '../../platform/app';
import { announceCatalogue } from './announce-catalogue';
import { unlessUsed } from './unless-taken';
import fs from 'node:fs/promises';
import path from 'node:path';

/** A picture that came with the page: `/assets/games/cs2.svg`. No segment can lead out of its folder. */
const ofPage = /^\/assets\/((?:[\w-]+\/)*[\w-]+\.(?:svg|png|webp|jpe?g))$/;

const isPicture = async (app: App, tx: Tx, iconUrl: string): Promise<boolean> => {
  const name = ofPage.exec(iconUrl)?.[1];
  if (name === undefined) {
    const uploaded = await tx.select({ src: gameIcon.src }).from(gameIcon).where(eq(gameIcon.src, iconUrl));
    return uploaded.length > 0;
  }
  const file = await fs.stat(path.join(app.config.clientDir, name)).catch(() => null);
  return file?.isFile() ?? false;
};

/**
 * Refuses an icon that nobody would see: it is neither an uploaded one nor a picture of the page.
 * @throws Refusal ADMIN_GAME_ICON_NOT_FOUND
 */
const requireIcon = async (app: App, tx: Tx, iconUrl: string): Promise<void> => {
  if (!(await isPicture(app, tx, iconUrl))) throw new Refusal('ADMIN_GAME_ICON_NOT_FOUND');
};

type Contract = typeof deskGamesContract;

const subjectOf = (id: string) => `game:${id}` as const;

/** The count is capped: an exact larger number is of no use. */
const columns = {
  id: game.id,
  name: game.name,
  iconUrl: game.iconUrl,
  platforms: game.platforms,
  maxSlots: game.maxSlots,
  position: game.position,
  categories: sql<number>`(SELECT count(*)::integer FROM category WHERE category.game_id = game.id)`,
  mates: sql<number>`(SELECT count(*)::integer FROM (SELECT 1 FROM mate_access WHERE mate_access.game_id = game.id LIMIT 1000) AS found)`,
  squads: sql<number>`(SELECT count(*)::integer FROM (SELECT 1 FROM squad WHERE squad.game_id = game.id LIMIT 1000) AS found)`,
};

const sorts = { position: { by: game.position, type: 'bigint' }, name: { by: game.name, type: 'text' } } as const;

export const listGames = (db: Executor, query: output<Contract['GET /v1/admin/games']['query']>) =>
  readPage({
    db,
    query,
    sorts,
    sort: 'position',
    id: { by: game.id, type: 'text' },
    filters: [search(query.search, (text) => or(contains(game.name, text), eq(game.id, text.toLowerCase())))],
    rows: (key) => db.select({ ...columns, key }).from(game),
    counted: game,
    line: ({ key: _key, ...row }) => row,
  });

/** @throws Refusal ADMIN_GAMES_NOT_FOUND */
const readGame = async (db: Executor, id: string) => {
  const [row] = await db.select(columns).from(game).where(eq(game.id, id));
  if (!row) throw new Refusal('ADMIN_GAMES_NOT_FOUND');
  return row;
};

/** @throws Refusal ADMIN_GAMES_NOT_FOUND, ADMIN_CHANGED_MEANWHILE */
const lockGame = async (tx: Tx, id: string, seen: number): Promise<{ readonly iconUrl: string }> => {
  const [row] = await tx.select({ iconUrl: game.iconUrl }).from(game).where(eq(game.id, id)).for('update');
  if (!row) throw new Refusal('ADMIN_GAMES_NOT_FOUND');
  await requireUnchanged(tx, subjectOf(id), seen);
  return row;
};

/** @throws Refusal ADMIN_GAMES_ALREADY_EXISTS for an id or a name that is taken */
const unlessExists = async (write: () => Promise<unknown>): Promise<void> => {
  try {
    await write();
  } catch (problem) {
    throw ['game_pkey', 'game_name_key'].includes(violatedConstraint(problem) ?? '')
      ? new Refusal('ADMIN_GAMES_ALREADY_EXISTS')
      : problem;
  }
};

/** Changes the games and evicts them from the caches: of this process at once, of the others when they are notified. */
const changeGames = async <T>(app: App, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const done = await inTransaction(app.db, work);
  app.caches.invalidate('catalogue');
  return done;
};

export const oneGame: Handler<Contract['GET /v1/admin/games/{id}']> = (app, { params }) => readGame(app.db, params.id);

export const createGame: Handler<Contract['POST /v1/admin/games']> = (app, { actor, body }) =>
  changeGames(app, async (tx) => {
    await requireIcon(app, tx, body.iconUrl);
    await unlessExists(() => tx.insert(game).values(body));
    await writeAudit(app, tx, actor.id, { action: 'game.create', subject: subjectOf(body.id), details: body });
    await announceCatalogue(tx);
    return readGame(tx, body.id);
  });

export const updateGame: Handler<Contract['PUT /v1/admin/games/{id}']> = (
  app,
  { actor, params: { id }, body: { seen, ...words } },
) =>
  changeGames(app, async (tx) => {
    const before = await lockGame(tx, id, seen);
    // An icon that was lost since must not keep the game from being changed.
    if (words.iconUrl !== before.iconUrl) await requireIcon(app, tx, words.iconUrl);
    await unlessExists(() => tx.update(game).set(words).where(eq(game.id, id)));
    await writeAudit(app, tx, actor.id, { action: 'game.update', subject: subjectOf(id), details: words });
    await announceCatalogue(tx);
    return readGame(tx, id);
  });

export const deleteGame: Handler<Contract['DELETE /v1/admin/games/{id}']> = (
  app,
  { actor, params: { id }, query: { seen, reason } },
) =>
  changeGames(app, async (tx) => {
    await lockGame(tx, id, seen);
    await unlessUsed('ADMIN_GAMES_CANNOT_BE_DELETED', () => tx.delete(game).where(eq(game.id, id)));
    await writeAudit(app, tx, actor.id, { action: 'game.delete', subject: subjectOf(id), details: { reason } });
    await announceCatalogue(tx);
  });
