import { desc, eq, sql } from 'drizzle-orm';
import type { mateApplicationsContract } from '../../contract/mate-applications';
import { writeAudit } from '../administration/write-audit';
import { inTransaction } from '../db/in-transaction';
import { mateApplication } from '../db/schema/mates-side';
import type { Handlers } from '../http/call';
import { applicationView } from './application-view';
import { approveApplication, refuseApplication } from './decide-application';
import { listApplications, readApplication } from './list-applications';
import { sendApplication } from './send-application';

export const mateApplicationsHandlers: Handlers<typeof mateApplicationsContract> = {
  'POST /v1/mate-applications': sendApplication,
  'GET /v1/mate-applications/my': async (app, { actor }) => {
    // The open one is always the newest.
    const [row] = await app.db.select().from(mateApplication).where(eq(mateApplication.userId, actor.id)).orderBy(desc(sql`${mateApplication.status} = 'SENT'`), desc(mateApplication.id)).limit(1);
    return { application: row ? applicationView(row) : null };
  },
  'GET /v1/admin/mate-applications': listApplications,
  'POST /v1/admin/mate-applications/{id}/approve': async (app, { actor, params }) =>
    inTransaction(app.db, async (tx) => {
      await approveApplication(tx, params.id, { by: actor.id, at: new Date(app.clock.now()) });
      await writeAudit(app, tx, actor.id, { action: 'mate.approve', subject: `application:${params.id}` });
      return readApplication(tx, params.id);
    }),
  'POST /v1/admin/mate-applications/{id}/refuse': async (app, { actor, params, body }) =>
    inTransaction(app.db, async (tx) => {
      await refuseApplication(tx, params.id, { by: actor.id, at: new Date(app.clock.now()) }, body.answer);
      await writeAudit(app, tx, actor.id, { action: 'mate.refuse', subject: `application:${params.id}`, details: { answer: body.answer } });
      return readApplication(tx, params.id);
    }),
};
