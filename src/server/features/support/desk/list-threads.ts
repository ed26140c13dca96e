import { eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { output } from 'zod/v4/core';
import type { deskSupportContract } from '#contract/desk/people/support.ts';
import type { App } from '#server/platform/app.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { type Filter, oneOf, search } from '#server/platform/db/filters.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { chat, chatMessage } from '#server/platform/db/schema/chat.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { supportThread } from '#server/platform/db/schema/referrals-and-support.ts';
import { rowsOfFewNamed, uuidOf, withIdOrOf } from '#server/platform/db/search.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { threadColumns, type ThreadRow, threadView } from '../thread-columns';

type List = (typeof deskSupportContract)['GET /v1/admin/support/threads'];
export type ThreadLine = output<List['response']>['items'][number];

const operator = alias(appUser, 'operator');
const columns = {
  ...threadColumns,
  username: appUser.username,
  avatarUrl: appUser.avatarUrl,
  operator: personColumns(operator),
};

interface Row extends ThreadRow {
  readonly username: string;
  readonly avatarUrl: string | null;
  readonly operator: ThreadLine['operator'];
}

const lineOf = (row: Row): ThreadLine => ({
  ...threadView(row),
  userId: row.thread.userId,
  username: row.username,
  avatarUrl: row.avatarUrl,
  operator: row.operator,
  createdAt: row.thread.createdAt,
  waitingSince: row.thread.waitingSince,
  firstAnsweredAt: row.thread.firstAnsweredAt,
});

const joined = <Selected extends Parameters<Executor['select']>[0]>(db: Executor, selected: Selected & object) =>
  db
    .select(selected)
    .from(supportThread)
    .innerJoin(chat, eq(chat.id, supportThread.chatId))
    .innerJoin(appUser, eq(appUser.id, supportThread.userId))
    .leftJoin(operator, eq(operator.id, supportThread.operatorId))
    .leftJoin(chatMessage, eq(chatMessage.id, chat.lastMessageId));

/** One thread as operators list it; null when there is none. */
export const findThread = async (db: Executor, chatId: string): Promise<ThreadLine | null> => {
  const [row] = await joined(db, columns).where(eq(supportThread.chatId, chatId));
  return row ? lineOf(row) : null;
};

/** Written exactly as the index expressions: threads that wait for no answer come last. */
const waiting = sql`coalesce(${supportThread.waitingSince}, 'infinity'::timestamptz)`;
const sorts = {
  waitingSince: { by: waiting, type: 'timestamptz' },
  changedAt: { by: supportThread.changedAt, type: 'timestamptz' },
  createdAt: { by: supportThread.createdAt, type: 'timestamptz' },
} as const;

/** A page of all threads, those that wait longest first by default. */
export const listThreads = async (app: App, actorId: string, query: output<List['query']>) => {
  const name = query.search !== undefined && uuidOf(query.search) === null ? query.search : '';
  const few = name === '' ? null : await rowsOfFewNamed(app.db, supportThread, supportThread.userId, name);
  const owner = query.operator === 'mine' ? eq(supportThread.operatorId, actorId) : isNull(supportThread.operatorId);
  const filters: readonly Filter[] = [
    oneOf(supportThread.state, query.state),
    oneOf(supportThread.topic, query.topic),
    query.operator === undefined ? undefined : owner,
    few === null ? search(query.search, withIdOrOf(supportThread.chatId, supportThread.userId)) : undefined,
  ];
  return readPage({
    db: app.db,
    query,
    sorts,
    sort: 'waitingSince',
    id: { by: supportThread.chatId, type: 'uuid' },
    filters,
    rows: (key) => joined(app.db, { ...columns, id: supportThread.chatId, key }),
    counted: few ?? supportThread,
    line: lineOf,
  });
};
