import { and, desc, eq, lt } from 'drizzle-orm';
import type { adminUsersContract } from '../../contract/admin-users';
import { auditLog } from '../db/schema/audit-log';
import { appUser } from '../db/schema/people';
import type { Handler } from '../http/call';
import { cutPage } from '../http/cut-page';
import { readCursor } from '../http/keyset-cursor';

/** What administrators did, newest first; of one subject or one administrator when asked. */
export const listAudit: Handler<(typeof adminUsersContract)['GET /v1/admin/audit']> = async (app, { query }) => {
  const [before] = query.cursor === undefined ? [] : readCursor(query.cursor, 'n');
  const rows = await app.db
    .select({ line: auditLog, username: appUser.username })
    .from(auditLog)
    .innerJoin(appUser, eq(appUser.id, auditLog.actorId))
    .where(
      and(
        query.subject === undefined ? undefined : eq(auditLog.subject, query.subject),
        query.actorId === undefined ? undefined : eq(auditLog.actorId, query.actorId),
        before === undefined ? undefined : lt(auditLog.id, Number(before)),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(query.limit + 1);
  const { page, nextCursor } = cutPage(rows, query.limit, ({ line }) => [line.id]);
  return {
    items: page.map(({ line, username }) => ({
      id: line.id,
      actor: { id: line.actorId, username },
      action: line.action,
      subject: line.subject,
      details: { ...line.details },
      createdAt: line.createdAt.toISOString(),
    })),
    nextCursor,
  };
};
