import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { output } from 'zod/v4/core';
import type { deskAppealsContract } from '#contract/desk/people/appeals.ts';
import type { App } from '../../platform/app';
import { equal, oneOf, search } from '../../platform/db/filters';
import type { Executor } from '../../platform/db/open-database';
import { personColumns } from '../../platform/db/person-columns';
import { type QueueState, type QueueViewer, readQueue } from '../../platform/db/read-queue';
import { appeal } from '../../platform/db/schema/appeals';
import { appUser } from '../../platform/db/schema/people';
import { withIdOrOf } from '../../platform/db/search';
import { readPage } from '../../platform/http/read-page';
import { Refusal } from '../../platform/http/refusal';
import { adminsWith } from '../audit/public';
import { kindsOfDecisions } from './kinds/kinds-of-decisions';
import { appealUntil } from './own-decisions';

type Contract = typeof deskAppealsContract;
type List = Contract['GET /v1/admin/appeals'];
type Line = output<List['response']>['items'][number];

const first = alias(appUser, 'first_operator');
const decider = alias(appUser, 'decider');

const columns = {
  id: appeal.id,
  row: appeal,
  person: personColumns(appUser),
  firstBy: personColumns(first),
  decidedBy: personColumns(decider),
};

const withPeople = <Selected extends Parameters<Executor['select']>[0]>(db: Executor, selected: Selected & object) =>
  db
    .select(selected)
    .from(appeal)
    .innerJoin(appUser, eq(appUser.id, appeal.userId))
    .leftJoin(first, eq(first.id, appeal.firstBy))
    .leftJoin(decider, eq(decider.id, appeal.decidedBy));

interface Row {
  readonly row: typeof appeal.$inferSelect;
  readonly person: Line['person'];
  readonly firstBy: Line['firstBy'];
  readonly decidedBy: Line['decidedBy'];
}

const lineOf = ({ row, person, firstBy, decidedBy }: Row): Line => ({
  id: row.id,
  kind: row.kind,
  about: row.about,
  person,
  title: row.title,
  reason: row.reason,
  excerpt: row.excerpt,
  firstBy,
  firstAt: row.firstAt,
  words: row.words,
  state: row.state,
  answer: row.answer,
  decidedBy,
  decidedAt: row.decidedAt,
  createdAt: row.createdAt,
});

/** A page of appeals, the longest waiting first by default. */
export const listAppeals = (db: Executor, query: output<List['query']>) =>
  readPage({
    db,
    query,
    sorts: { createdAt: { by: appeal.createdAt, type: 'timestamptz' } },
    sort: 'createdAt',
    id: { by: appeal.id, type: 'uuid' },
    filters: [
      oneOf(appeal.state, query.state),
      oneOf(appeal.kind, query.kind),
      equal(appeal.userId, query.personId),
      search(query.search, withIdOrOf(appeal.id, appeal.userId)),
    ],
    rows: (key) => withPeople(db, { ...columns, key }),
    counted: appeal,
    line: lineOf,
  });

/** @throws Refusal NOT_FOUND */
const findRow = async (db: Executor, id: string): Promise<Row> => {
  const [found] = await withPeople(db, columns).where(eq(appeal.id, id));
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
};

/** One appeal as a line. @throws Refusal NOT_FOUND */
export const appealLine = async (db: Executor, id: string): Promise<Line> => lineOf(await findRow(db, id));

/**
 * One appeal with what decides about it: whether the decision still stands, and whether anybody but the operator who
 * made it may judge it.
 * @throws Refusal NOT_FOUND
 */
export const readAppeal = async ({ db }: Pick<App, 'db'>, id: string) => {
  const found = await findRow(db, id);
  const { kind, decision, firstAt, firstBy, userId } = found.row;
  const judges = await adminsWith(db, 'MANAGE_APPEALS');
  return {
    ...lineOf(found),
    until: appealUntil(kind, firstAt),
    stands: (await kindsOfDecisions[kind].read(db, decision)) !== null,
    judges: judges.filter((judge) => judge !== firstBy && judge !== userId).length,
  };
};

/** The queue of appeals that wait for another operator. */
export const waitingAppeals = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${appeal}`,
    firstJoin: sql`JOIN ${appUser} ON ${appUser.id} = ${appeal.userId}`,
    where: sql`${appeal.state} = 'WAITING'`,
    since: sql`${appeal.createdAt}`,
    id: sql`${appeal.id}`,
    takeable: sql`${appeal.userId} <> ${viewer.actorId} AND ${appeal.firstBy} IS DISTINCT FROM ${viewer.actorId}::uuid`,
    facts: { person: sql`${appUser.username}`, what: sql`${appeal.kind}` },
  });
