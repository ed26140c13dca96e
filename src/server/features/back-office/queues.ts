import type { adminDeskContract } from '../../../contract/admin/desk';
import { type AdminQueue, adminQueueNames, adminQueues } from '../../../domain/people/admin-subject';
import { hasPermission } from '../../../domain/people/has-permission';
import type { App } from '../../platform/app';
import type { Waiting } from '../../platform/db/count-waiting';
import type { Handler } from '../../platform/http/call';
import { waitingApplications } from '../mate-applications/public';
import { waitingStrikes } from '../mates/public';
import { waitingRecordings } from '../pov-requests/public';
import { waitingDeadlines, waitingDisputes } from '../squads/public';
import { waitingSupport } from '../support/public';
import {
  waitingCallbacks,
  waitingCorrections,
  waitingDebts,
  waitingFaults,
  waitingWithdrawals,
} from '../balance/public';
import { waitingArticles } from '../blog/public';
import { waitingReports } from '../reports/public';

/** Who counts each queue; a queue without an entry does not compile. */
const counts: Readonly<Record<AdminQueue, (app: App) => Promise<Waiting>>> = {
  ledger: waitingFaults,
  withdrawals: waitingWithdrawals,
  disputes: waitingDisputes,
  applications: waitingApplications,
  strikes: waitingStrikes,
  deadlines: waitingDeadlines,
  recordings: waitingRecordings,
  support: waitingSupport,
  callbacks: waitingCallbacks,
  deposits: waitingDebts,
  articles: waitingArticles,
  corrections: waitingCorrections,
  reports: waitingReports,
};

export const listQueues: Handler<(typeof adminDeskContract)['GET /v1/admin/queues']> = async (app, { actor }) => {
  const open = adminQueueNames.filter((queue) => hasPermission(actor.permissions, adminQueues[queue].permission));
  return { queues: await Promise.all(open.map(async (queue) => ({ queue, ...(await counts[queue](app)) }))) };
};
