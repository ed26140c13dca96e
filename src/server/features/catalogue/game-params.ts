import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskGamesContract } from '#contract/desk/catalogue/games.ts';
import { oneOf, search } from '../../platform/db/filters';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Executor, Tx } from '../../platform/db/open-database';
import { gameParam, gameParamValue } from '../../platform/db/schema/mates/game-params';
import { game } from '../../platform/db/schema/mates/games-and-mates';
import { contains } from '../../platform/db/search';
import type { Handler } from '../../platform/http/call';
import { readPage } from '../../platform/http/read-page';
import { Refusal } from '../../platform/http/refusal';
import { requireUnchanged, writeAudit } from '../audit/public';
import { announceCatalogue } from './announce-catalogue';
import { recheckMates } from './recheck-mates';
import { unlessTaken } from './unless-taken';

type Contract = typeof deskGamesContract;
type Values = output<Contract['POST /v1/admin/game-params']['body']>['values'];

const subjectOf = (id: number) => `game-param:${id}` as const;
const taken = {
  game_param_game_id_name_owner_type_key: 'body.name',
  game_param_value_param_id_name_key: 'body.values',
};

/** Whether mates must fill the parameter in: adding one or changing its values can make mates incomplete. */
const isRequiredOfMates = ({
  required,
  ownerType,
}: Pick<typeof gameParam.$inferSelect, 'required' | 'ownerType'>): boolean => required && ownerType !== 'CLIENT';

const withValues = async <Row extends { readonly id: number }>(db: Executor, params: readonly Row[]) => {
  const values = await db
    .select({
      paramId: gameParamValue.paramId,
      id: gameParamValue.id,
      name: gameParamValue.name,
      people: sql<number>`(SELECT count(*)::integer FROM (SELECT 1 FROM user_game_param AS chosen
        WHERE chosen.param_id = game_param_value.param_id AND chosen.value_id = game_param_value.id LIMIT 1000) AS found)`,
    })
    .from(gameParamValue)
    .where(inArray(gameParamValue.paramId, [0, ...params.map(({ id }) => id)]))
    .orderBy(asc(gameParamValue.position), asc(gameParamValue.id));
  return params.map((param) => ({
    ...param,
    values: values.filter(({ paramId }) => paramId === param.id).map(({ id, name, people }) => ({ id, name, people })),
  }));
};

const sorts = {
  position: { by: gameParam.position, type: 'bigint' },
  name: { by: gameParam.name, type: 'text' },
} as const;

export const listParams: Handler<Contract['GET /v1/admin/game-params']> = async ({ db }, { query }) => {
  const filters = [
    search(query.search, (text) => contains(gameParam.name, text)),
    oneOf(gameParam.gameId, query.game),
    oneOf(gameParam.ownerType, query.ownerType),
  ];
  const { items, ...page } = await readPage({
    db,
    query,
    sorts,
    sort: 'position',
    id: { by: gameParam.id, type: 'bigint' },
    filters,
    rows: (key) => db.select({ param: gameParam, id: gameParam.id, key }).from(gameParam),
    counted: gameParam,
    line: ({ param }) => param,
  });
  return { items: await withValues(db, items), ...page };
};

/** @throws Refusal ADMIN_GAME_PARAMS_NOT_FOUND */
const readParam = async (db: Executor, id: number) => {
  const [whole] = await withValues(db, await db.select().from(gameParam).where(eq(gameParam.id, id)));
  if (!whole) throw new Refusal('ADMIN_GAME_PARAMS_NOT_FOUND');
  return whole;
};

/** @throws Refusal ADMIN_GAME_PARAMS_NOT_FOUND, ADMIN_CHANGED_MEANWHILE */
const lockParam = async (tx: Tx, id: number, seen: number) => {
  const [row] = await tx.select().from(gameParam).where(eq(gameParam.id, id)).for('update');
  if (!row) throw new Refusal('ADMIN_GAME_PARAMS_NOT_FOUND');
  await requireUnchanged(tx, subjectOf(id), seen);
  return row;
};

/**
 * Stores the values in the given order: those with an id keep it, and with it people's choices; the other existing ones
 * are deleted.
 * @throws Refusal VALIDATION_ERROR for duplicate names or an id of another parameter
 */
const writeValues = async (tx: Tx, paramId: number, values: Values): Promise<void> => {
  const names = new Set(values.map(({ name }) => name));
  const kept = values.flatMap(({ id }) => id ?? []);
  const known = await tx
    .select({ id: gameParamValue.id })
    .from(gameParamValue)
    .where(and(eq(gameParamValue.paramId, paramId), inArray(gameParamValue.id, [0, ...kept])));
  if (names.size < values.length || known.length < kept.length)
    throw new Refusal('VALIDATION_ERROR', {
      fields: [{ path: 'body.values', message: 'Значения должны быть разными и своими' }],
    });
  await tx
    .delete(gameParamValue)
    .where(and(eq(gameParamValue.paramId, paramId), notInArray(gameParamValue.id, [0, ...kept])));
  // Two values may swap names: temporary names avoid a unique violation meanwhile.
  await tx
    .update(gameParamValue)
    .set({ name: sql`'# ' || ${gameParamValue.id}` })
    .where(eq(gameParamValue.paramId, paramId));
  for (const [position, { id, name }] of values.entries())
    await (id === undefined
      ? tx.insert(gameParamValue).values({ paramId, name, position })
      : tx.update(gameParamValue).set({ name, position }).where(eq(gameParamValue.id, id)));
};

export const oneParam: Handler<Contract['GET /v1/admin/game-params/{id}']> = (app, { params }) =>
  readParam(app.db, params.id);

export const createParam: Handler<Contract['POST /v1/admin/game-params']> = (
  app,
  { actor, body: { values, ...words } },
) =>
  inTransaction(app.db, async (tx) => {
    const [found] = await tx.select({ id: game.id }).from(game).where(eq(game.id, words.gameId));
    if (!found) throw new Refusal('ADMIN_GAMES_NOT_FOUND');
    const [made] = await unlessTaken(taken, () => tx.insert(gameParam).values(words).returning({ id: gameParam.id }));
    if (!made) throw new Error('the parameter was not written');
    await writeValues(tx, made.id, values);
    const details = { ...words, values: values.map(({ name }) => name) };
    await writeAudit(app, tx, actor.id, { action: 'game-param.create', subject: subjectOf(made.id), details });
    if (isRequiredOfMates(words)) await recheckMates(tx, words.gameId, null);
    await announceCatalogue(tx);
    return readParam(tx, made.id);
  });

export const updateParam: Handler<Contract['PUT /v1/admin/game-params/{id}']> = (
  app,
  { actor, params: { id }, body: { seen, values, ...words } },
) =>
  inTransaction(app.db, async (tx) => {
    const { gameId } = await lockParam(tx, id, seen);
    await unlessTaken(taken, () => tx.update(gameParam).set(words).where(eq(gameParam.id, id)));
    await writeValues(tx, id, values);
    const details = { ...words, values: values.map(({ name }) => name) };
    await writeAudit(app, tx, actor.id, { action: 'game-param.update', subject: subjectOf(id), details });
    if (isRequiredOfMates(words)) await recheckMates(tx, gameId, null);
    await announceCatalogue(tx);
    return readParam(tx, id);
  });

export const deleteParam: Handler<Contract['DELETE /v1/admin/game-params/{id}']> = (
  app,
  { actor, params: { id }, query: { seen, reason } },
) =>
  inTransaction(app.db, async (tx) => {
    const { gameId, name } = await lockParam(tx, id, seen);
    await tx.delete(gameParam).where(eq(gameParam.id, id));
    const details = { gameId, name, reason };
    await writeAudit(app, tx, actor.id, { action: 'game-param.delete', subject: subjectOf(id), details });
    await announceCatalogue(tx);
  });
