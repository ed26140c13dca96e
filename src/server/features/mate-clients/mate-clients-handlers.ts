import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { mateClient } from '../../platform/db/schema/mates/mates-side';
import { Refusal } from '../../platform/http/refusal';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import type { MateClientAnswer, mateClientsContract } from '#contract/mates/mate-clients.ts';
import { presenceOf } from '#domain/people/presence.ts';
import { countUpTo, contains } from '../../platform/db/search';
import type { Db } from '../../platform/db/open-database';
import { category } from '../../platform/db/schema/mates/games-and-mates';
import { appUser } from '../../platform/db/schema/people';
import { isVisibleToOthers } from '../../platform/db/visible-to-others';
import { squad } from '../../platform/db/schema/squads';
import type { Handler, Handlers } from '../../platform/http/call';
import { cutPage, readCursor } from '../../platform/http/paging';

type Change = Partial<Pick<typeof mateClient.$inferSelect, 'favorite' | 'note'>>;

/** @throws Refusal CLIENTS_NOT_CLIENT when they have not finished a squad together */
const changeClient = (app: App, mateId: string, clientId: string, change: Change): Promise<void> =>
  app.db.transaction(async (tx) => {
    const changed = await tx
      .update(mateClient)
      .set(change)
      .where(and(eq(mateClient.mateId, mateId), eq(mateClient.clientId, clientId)))
      .returning({ clientId: mateClient.clientId });
    if (changed.length === 0) throw new Refusal('CLIENTS_NOT_CLIENT');
    await announce(tx, [userRoom(mateId)], 'clients changed', {});
  });

/** The timestamp with microseconds, as stored; milliseconds would be inexact for a cursor. */
const lastGame = sql<string>`(extract(epoch FROM ${mateClient.lastGameAt}) * 1000000)::bigint::text`;

const readRows = (db: Db, where: SQL | undefined, limit: number) =>
  db
    .select({ client: mateClient, user: appUser, squadGame: squad.gameId, category: category.name, micros: lastGame })
    .from(mateClient)
    .innerJoin(appUser, eq(appUser.id, mateClient.clientId))
    .leftJoin(squad, eq(squad.id, mateClient.lastSquadId))
    .leftJoin(category, eq(category.id, squad.categoryId))
    .where(where)
    .orderBy(desc(mateClient.favorite), desc(mateClient.lastGameAt), desc(mateClient.clientId))
    .limit(limit);

type Row = Awaited<ReturnType<typeof readRows>>[number];

const view = ({ client, user, squadGame, category: name }: Row, now: number): MateClientAnswer => ({
  id: user.id,
  username: user.username,
  avatarUrl: user.avatarUrl,
  onlineLevel: presenceOf(user.lastOnlineAt?.getTime() ?? null, now),
  games: client.games,
  minutes: client.minutes,
  lastGame: { squadId: client.lastSquadId, gameId: squadGame, category: name, at: client.lastGameAt },
  favorite: client.favorite,
  note: client.note,
});

const afterCursor = (cursor: string): SQL => {
  const [favorite, micros, id] = readCursor(cursor, 'inu');
  return sql`(${mateClient.favorite}, ${mateClient.lastGameAt}, ${mateClient.clientId})
    < (${favorite === 1}::boolean, to_timestamp(0) + ${String(micros)}::bigint * interval '1 microsecond', ${id}::uuid)`;
};

const countClients = (db: Db, where: SQL | undefined) =>
  countUpTo(db, (limit) =>
    db
      .select({ one: sql`1` })
      .from(mateClient)
      .innerJoin(appUser, eq(appUser.id, mateClient.clientId))
      .where(where)
      .limit(limit),
  );

/** The mate's own clients, favourites first, then by their last game; deleted people are left out. */
const listClients: Handler<(typeof mateClientsContract)['GET /v1/mate-clients']> = async (app, { actor, query }) => {
  const { search, favorite, cursor, limit } = query;
  const where = and(
    eq(mateClient.mateId, actor.id),
    isVisibleToOthers,
    favorite ? eq(mateClient.favorite, true) : undefined,
    search === '' ? undefined : contains(appUser.username, search),
  );
  const rows = await readRows(app.db, and(where, cursor === undefined ? undefined : afterCursor(cursor)), limit + 1);
  const { page, nextCursor } = cutPage(rows, limit, (last) => [
    last.client.favorite ? 1 : 0,
    Number(last.micros),
    last.user.id,
  ]);
  const now = app.clock.now();
  return {
    items: page.map((row) => view(row, now)),
    nextCursor,
    total: cursor === undefined ? await countClients(app.db, where) : null,
  };
};

export const mateClientsHandlers: Handlers<typeof mateClientsContract> = {
  'GET /v1/mate-clients': listClients,
  'POST /v1/mate-clients/favorites/{id}': (app, { actor, params, body }) =>
    changeClient(app, actor.id, params.id, body),
  'POST /v1/mate-clients/notes/{id}': (app, { actor, params, body }) => changeClient(app, actor.id, params.id, body),
};
