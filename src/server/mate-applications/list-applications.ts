import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { MateApplicationInQueue, mateApplicationsContract } from '../../contract/mate-applications';
import type { Executor } from '../db/open-database';
import { mateApplication } from '../db/schema/mates-side';
import { appUser } from '../db/schema/people';
import type { Handler } from '../http/call';
import { cutPage } from '../http/cut-page';
import { readCursor } from '../http/keyset-cursor';
import { applicationView } from './application-view';

interface Row {
  readonly application: typeof mateApplication.$inferSelect;
  readonly user: typeof appUser.$inferSelect;
}

const queueView = ({ application, user }: Row): MateApplicationInQueue => ({
  ...applicationView(application),
  user: { id: user.id, username: user.username, avatarUrl: user.avatarUrl, orders: user.orders, since: user.createdAt.toISOString() },
});

/** One application as the administrator sees it. */
export const readApplication = async (db: Executor, id: string): Promise<MateApplicationInQueue> => {
  const [row] = await db
    .select({ application: mateApplication, user: appUser })
    .from(mateApplication)
    .innerJoin(appUser, eq(appUser.id, mateApplication.userId))
    .where(eq(mateApplication.id, id));
  if (!row) throw new Error(`no application ${id}`);
  return queueView(row);
};

/** Those that wait first come first; decided ones from the last. */
export const listApplications: Handler<(typeof mateApplicationsContract)['GET /v1/admin/mate-applications']> = async (app, { query }) => {
  const waiting = query.status === 'SENT';
  const [from] = query.cursor === undefined ? [] : readCursor(query.cursor, 'u');
  const past = from === undefined ? undefined : (waiting ? gt : lt)(mateApplication.id, String(from));
  const rows = await app.db
    .select({ application: mateApplication, user: appUser })
    .from(mateApplication)
    .innerJoin(appUser, eq(appUser.id, mateApplication.userId))
    .where(and(eq(mateApplication.status, query.status), past))
    .orderBy((waiting ? asc : desc)(mateApplication.id))
    .limit(query.limit + 1);
  const { page, nextCursor } = cutPage(rows, query.limit, ({ application }) => [application.id]);
  return { items: page.map(queueView), nextCursor };
};
