import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { MateClient, mateClientsContract } from '../../contract/mate-clients';
import { presenceOf } from '../../domain/presence/presence-of';
import { countUpTo } from '../db/count-up-to';
import { escapeLike } from '../db/escape-like';
import type { Db } from '../db/open-database';
import { category } from '../db/schema/games-and-mates';
import { mateClient } from '../db/schema/mates-side';
import { appUser } from '../db/schema/people';
import { squad } from '../db/schema/squads';
import type { Handler } from '../http/call';
import { cutPage } from '../http/cut-page';
import { readCursor } from '../http/keyset-cursor';

/** The moment as the database keeps it: milliseconds would lose part of it. */
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

const view = ({ client, user, squadGame, category: name }: Row, now: number): MateClient => ({
  id: user.id,
  username: user.username,
  avatarUrl: user.avatarUrl,
  onlineLevel: presenceOf(user.lastOnlineAt?.getTime() ?? null, now),
  games: client.games,
  minutes: client.minutes,
  lastGame: { squadId: client.lastSquadId, gameId: squadGame, category: name, at: client.lastGameAt.toISOString() },
  favorite: client.favorite,
  note: client.note,
});

const afterCursor = (cursor: string): SQL => {
  const [favorite, micros, id] = readCursor(cursor, 'nnu');
  return sql`(${mateClient.favorite}, ${mateClient.lastGameAt}, ${mateClient.clientId})
    < (${favorite === 1}::boolean, to_timestamp(0) + ${String(micros)}::bigint * interval '1 microsecond', ${id}::uuid)`;
};

const countClients = (db: Db, where: SQL | undefined) =>
  countUpTo(db, (limit) => db.select({ one: sql`1` }).from(mateClient).innerJoin(appUser, eq(appUser.id, mateClient.clientId)).where(where).limit(limit));

/** The asking mate's own clients, favourites first, then by their last game; deleted people are left out. */
export const listClients: Handler<(typeof mateClientsContract)['GET /v1/mate-clients']> = async (app, { actor, query }) => {
  const { search, favorite, cursor, limit } = query;
  const where = and(
    eq(mateClient.mateId, actor.id),
    sql`${appUser.status} <> 'DELETED'`,
    favorite ? eq(mateClient.favorite, true) : undefined,
    search === '' ? undefined : sql`search_form(${appUser.username}) LIKE '%' || search_form(${escapeLike(search)}) || '%'`,
  );
  const rows = await readRows(app.db, and(where, cursor === undefined ? undefined : afterCursor(cursor)), limit + 1);
  const { page, nextCursor } = cutPage(rows, limit, (last) => [last.client.favorite ? 1 : 0, Number(last.micros), last.user.id]);
  const now = app.clock.now();
  return {
    items: page.map((row) => view(row, now)),
    nextCursor,
    total: cursor === undefined ? await countClients(app.db, where) : null,
  };
};
