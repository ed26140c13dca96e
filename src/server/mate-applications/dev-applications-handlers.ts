import { asc, eq } from 'drizzle-orm';
import type { devApplicationsContract } from '../../contract/dev-applications';
import { inTransaction } from '../db/in-transaction';
import { mateApplication } from '../db/schema/mates-side';
import { appUser } from '../db/schema/people';
import type { Handlers } from '../http/call';
import { approveApplication } from './decide-application';

/** Demo mode only; `registerFeatures` leaves these out elsewhere. */
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
