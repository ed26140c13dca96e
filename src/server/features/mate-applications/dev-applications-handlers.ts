import { asc, eq } from 'drizzle-orm';
import type { devApplicationsContract } from '#contract/dev-applications.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import { mateApplication } from '../../platform/db/schema/mates/mates-side';
import { appUser } from '../../platform/db/schema/people';
import type { Handlers } from '../../platform/http/call';
import { approveApplication } from './decide-application';

/** Demo mode only. */
export const devApplicationsHandlers: Handlers<typeof devApplicationsContract> = {
  'GET /dev/api/mate-applications': (app) =>
    app.db
      .select({ id: mateApplication.id, username: appUser.username, gameId: mateApplication.gameId })
      .from(mateApplication)
      .innerJoin(appUser, eq(appUser.id, mateApplication.userId))
      .where(eq(mateApplication.status, 'SENT'))
      .orderBy(asc(mateApplication.id))
      .limit(50),
  'POST /dev/api/mate-applications/{id}/approve': (app, { params }) =>
    inTransaction(app.db, (tx) => approveApplication(tx, params.id, { by: null, at: new Date(app.clock.now()) })),
};
