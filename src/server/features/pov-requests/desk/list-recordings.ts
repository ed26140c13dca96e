import { typedNumber } from '#domain/text/search-form.ts';
import { eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { output } from 'zod/v4/core';
import type { deskPovRequestsContract } from '#contract/desk/pov-requests.ts';
import type { App } from '#server/platform/app.ts';
import { type QueueViewer, readQueue, type QueueState } from '#server/platform/db/read-queue.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { either, type Filter, oneOf, search } from '#server/platform/db/filters.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { ofFirstNamed, ofPersonNamed } from '#server/platform/db/search.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { game } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { povRequest } from '#server/platform/db/schema/pov-requests.ts';
import { squad } from '#server/platform/db/schema/squads.ts';
import { readPage } from '#server/platform/http/read-page.ts';

type List = (typeof deskPovRequestsContract)['GET /v1/admin/pov-requests'];
type Row = output<List['response']>['items'][number];

const asker = alias(appUser, 'asker');
const columns = {
  row: povRequest,
  gameName: game.name,
  person: personColumns(appUser),
  askedBy: personColumns(asker),
  files: sql<number>`(SELECT count(*)::integer FROM pov_file WHERE request_id = ${povRequest.id} AND received = size)`,
  bytes: sql<number>`(SELECT coalesce(sum(size), 0)::float8 FROM pov_file WHERE request_id = ${povRequest.id} AND received = size)`,
  links: sql<number>`(SELECT count(*)::integer FROM pov_link WHERE request_id = ${povRequest.id})`,
};

interface Found extends Pick<Row, 'gameName' | 'person' | 'askedBy' | 'files' | 'bytes' | 'links'> {
  readonly row: typeof povRequest.$inferSelect;
}

const lineOf = ({ row, ...rest }: Found): Row => ({
  id: row.id,
  squadId: row.squadId,
  ...rest,
  status: row.status,
  reason: row.reason,
  askedAt: row.askedAt,
  expiresAt: row.expiresAt,
  answeredAt: row.answeredAt,
  seenAt: row.seenAt,
});

/** One request as the operators' list shows it; null when there is none. */
export const findRecording = async (db: Executor, id: string): Promise<Row | null> => {
  const [found] = await db
    .select(columns)
    .from(povRequest)
    .innerJoin(appUser, eq(appUser.id, povRequest.userId))
    .innerJoin(asker, eq(asker.id, povRequest.askedBy))
    .innerJoin(squad, eq(squad.id, povRequest.squadId))
    .innerJoin(game, eq(game.id, squad.gameId))
    .where(eq(povRequest.id, id));
  return found ? lineOf(found) : null;
};

const matches = (text: string): Filter => {
  const number = typedNumber(text);
  return number === null
    ? ofPersonNamed(povRequest.userId, text)
    : or(eq(povRequest.squadId, number), ofFirstNamed(povRequest.userId, text));
};

/** The game of a request is that of its squad. */
const ofGame = (gameId: string): Filter =>
  sql`${povRequest.squadId} IN (SELECT ${squad.id} FROM ${squad} WHERE ${squad.gameId} = ${gameId})`;

/** A page of requests, newest first by default. */
export const listRecordings = (app: App, query: output<List['query']>) => {
  const unseen = sql`${isNotNull(povRequest.answeredAt)} AND ${isNull(povRequest.seenAt)}`;
  const filters: readonly Filter[] = [
    oneOf(povRequest.status, query.status),
    either(query.unseen, unseen),
    query.gameId === undefined ? undefined : ofGame(query.gameId),
    search(query.search, matches),
  ];
  return readPage({
    db: app.db,
    query,
    sorts: { askedAt: { by: povRequest.askedAt, type: 'timestamptz' } },
    sort: '-askedAt',
    id: { by: povRequest.id, type: 'uuid' },
    filters,
    rows: (key) =>
      app.db
        .select({ ...columns, id: povRequest.id, key })
        .from(povRequest)
        .innerJoin(appUser, eq(appUser.id, povRequest.userId))
        .innerJoin(asker, eq(asker.id, povRequest.askedBy))
        .innerJoin(squad, eq(squad.id, povRequest.squadId))
        .innerJoin(game, eq(game.id, squad.gameId)),
    counted: povRequest,
    line: ({ key: _key, id: _id, ...found }) => lineOf(found),
  });
};

/** The queue of submitted recordings that no operator has viewed. */
export const waitingRecordings = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${povRequest}`,
    firstJoin: sql`JOIN ${appUser} ON ${appUser.id} = ${povRequest.userId}`,
    where: sql`${povRequest.answeredAt} IS NOT NULL AND ${povRequest.seenAt} IS NULL`,
    since: sql`${povRequest.answeredAt}`,
    id: sql`${povRequest.id}`,
    takeable: sql`${povRequest.userId} <> ${viewer.actorId}`,
    facts: {
      person: sql`${appUser.username}`,
      squadId: sql`${povRequest.squadId}`,
      count: columns.files,
      bytes: columns.bytes,
    },
  });
