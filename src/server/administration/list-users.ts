import { and, desc, eq, sql } from 'drizzle-orm';
import type { adminUsersContract } from '../../contract/admin-users';
import { escapeLike } from '../db/escape-like';
import { mateAccess } from '../db/schema/games-and-mates';
import { appUser } from '../db/schema/people';
import type { Handler } from '../http/call';
import { cutPage } from '../http/cut-page';
import { readCursor } from '../http/keyset-cursor';
import { adminUserColumns, adminUserView } from './admin-user-view';

/** People, newest first, found by a part of the name. */
export const listUsers: Handler<(typeof adminUsersContract)['GET /v1/admin/users']> = async (app, { actor, query }) => {
  const [at, id] = query.cursor === undefined ? [] : readCursor(query.cursor, 'nu');
  const created = sql`date_trunc('milliseconds', ${appUser.createdAt})`;
  const rows = await app.db
    .select(adminUserColumns)
    .from(appUser)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(
      and(
        query.search ? sql`lower(${appUser.username}) LIKE ${`%${escapeLike(query.search.toLowerCase())}%`}` : undefined,
        query.status === undefined ? undefined : eq(appUser.status, query.status),
        at === undefined || id === undefined ? undefined : sql`(${created}, ${appUser.id}) < (${new Date(Number(at)).toISOString()}::timestamptz, ${id}::uuid)`,
      ),
    )
    .orderBy(desc(created), desc(appUser.id))
    .limit(query.limit + 1);
  const { page, nextCursor } = cutPage(rows, query.limit, (last) => [last.createdAt.getTime(), last.id]);
  return { items: page.map((row) => adminUserView(actor, row)), nextCursor };
};
