import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { output } from 'zod/v4/core';
import type {
  deskMateApplicationsContract,
  MateApplicationInQueueAnswer,
} from '#contract/desk/people/mate-applications.ts';
import type { App } from '../../platform/app';
import { type QueueViewer, readQueue, type QueueState } from '../../platform/db/read-queue';
import { personColumns } from '../../platform/db/person-columns';
import { equal, type Filter, oneOf, search } from '../../platform/db/filters';
import { game } from '../../platform/db/schema/mates/games-and-mates';
import { mateApplication } from '../../platform/db/schema/mates/mates-side';
import type { Executor } from '../../platform/db/open-database';
import { appUser } from '../../platform/db/schema/people';
import { ofPersonNamed } from '../../platform/db/search';
import { readPage } from '../../platform/http/read-page';
import { Refusal } from '../../platform/http/refusal';
import { applicationView } from './application-view';

type List = (typeof deskMateApplicationsContract)['GET /v1/admin/mate-applications'];

const decider = alias(appUser, 'decider');
const columns = { application: mateApplication, user: appUser, decidedBy: personColumns(decider) };

interface Row {
  readonly application: typeof mateApplication.$inferSelect;
  readonly user: typeof appUser.$inferSelect;
  readonly decidedBy: MateApplicationInQueueAnswer['decidedBy'];
}

const queueView = ({ application, user, decidedBy }: Row): MateApplicationInQueueAnswer => ({
  ...applicationView(application),
  user: { id: user.id, username: user.username, avatarUrl: user.avatarUrl, orders: user.orders, since: user.createdAt },
  decidedBy,
});

/** One application as the administrator sees it. @throws Refusal NOT_FOUND */
export const readApplication = async (db: Executor, id: string): Promise<MateApplicationInQueueAnswer> => {
  const [row] = await db
    .select(columns)
    .from(mateApplication)
    .innerJoin(appUser, eq(appUser.id, mateApplication.userId))
    .leftJoin(decider, eq(decider.id, mateApplication.decidedBy))
    .where(eq(mateApplication.id, id));
  if (!row) throw new Refusal('NOT_FOUND');
  return queueView(row);
};

/** Other applications of the same person, newest first. */
export const otherApplications = async (db: Executor, { id, user }: MateApplicationInQueueAnswer) =>
  (
    await db
      .select()
      .from(mateApplication)
      .where(and(eq(mateApplication.userId, user.id), ne(mateApplication.id, id)))
      .orderBy(desc(mateApplication.id))
      .limit(10)
  ).map(applicationView);

/** A page of applications; waiting ones first, in the order of arrival, by default. */
export const listApplications = ({ db }: Pick<App, 'db'>, query: output<List['query']>) => {
  const filters: readonly Filter[] = [
    oneOf(mateApplication.status, query.status),
    equal(mateApplication.gameId, query.gameId),
    search(query.search, (text) => ofPersonNamed(mateApplication.userId, text)),
  ];
  return readPage({
    db,
    query,
    sorts: { createdAt: { by: mateApplication.createdAt, type: 'timestamptz' } },
    sort: 'createdAt',
    id: { by: mateApplication.id, type: 'uuid' },
    filters,
    rows: (key) =>
      db
        .select({ ...columns, id: mateApplication.id, key })
        .from(mateApplication)
        .innerJoin(appUser, eq(appUser.id, mateApplication.userId))
        .leftJoin(decider, eq(decider.id, mateApplication.decidedBy)),
    counted: mateApplication,
    line: queueView,
  });
};

/** The queue of applications that wait for a decision. */
export const waitingApplications = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${mateApplication}`,
    firstJoin: sql`JOIN ${appUser} ON ${appUser.id} = ${mateApplication.userId} JOIN ${game} ON ${game.id} = ${mateApplication.gameId}`,
    where: sql`${mateApplication.status} = 'SENT'`,
    since: sql`${mateApplication.createdAt}`,
    id: sql`${mateApplication.id}`,
    takeable: sql`${mateApplication.userId} <> ${viewer.actorId}`,
    facts: { person: sql`${appUser.username}`, gameName: sql`${game.name}` },
  });
