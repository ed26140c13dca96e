import type { deskToolsContract } from '#contract/desk/tools.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import { type DeskQueue, deskQueueNames, deskQueues, maySee, queueUrgency } from '#domain/people/desk-queue.ts';
import { termSettings } from '#domain/settings/product-settings.ts';
import { minutes } from '#domain/time/durations.ts';
import type { App } from '../../platform/app';
import type { QueueViewer, QueueState } from '../../platform/db/read-queue';
import type { Handler } from '../../platform/http/call';
import { waitingUndelivered } from '../accounts/public';
import { waitingApplications } from '../mate-applications/public';
import { waitingStrikes } from '../mates/public';
import { waitingRecordings } from '../pov-requests/public';
import { waitingDeadlines, waitingDisputes } from '../squads/public';
import { waitingSupport } from '../support/public';
import {
  waitingAgreements,
  waitingCallbacks,
  waitingCorrections,
  waitingDebts,
  waitingFaults,
  waitingRefunds,
  waitingWithdrawals,
} from '../balance/public';
import { waitingReceipts } from '../receipts/public';
import { waitingArticles } from '../blog/public';
import { waitingLosses } from '../second-step/public';
import { waitingAppeals } from '../appeals/public';
import { waitingRings } from '../risk/public';
import { waitingReports } from '../reports/public';

/** The reader of each queue; a queue without an entry does not compile. */
const readers: Readonly<Record<DeskQueue, (app: App, viewer: QueueViewer) => Promise<QueueState>>> = {
  ledger: waitingFaults,
  withdrawals: waitingWithdrawals,
  disputes: waitingDisputes,
  applications: waitingApplications,
  strikes: waitingStrikes,
  deadlines: waitingDeadlines,
  undelivered: waitingUndelivered,
  recordings: waitingRecordings,
  support: waitingSupport,
  callbacks: waitingCallbacks,
  refunds: waitingRefunds,
  receipts: waitingReceipts,
  deposits: waitingDebts,
  articles: waitingArticles,
  agreements: waitingAgreements,
  corrections: waitingCorrections,
  losses: waitingLosses,
  reports: waitingReports,
  appeals: waitingAppeals,
  rings: waitingRings,
};

/** Milliseconds. */
const termOf = async (app: App, queue: DeskQueue): Promise<number> => {
  const setting = termSettings[queue];
  return setting === null ? deskQueues[queue].within : minutes(await app.settings.get(setting));
};

export const listQueues: Handler<(typeof deskToolsContract)['GET /v1/admin/queues']> = async (app, { actor }) => {
  const now = app.clock.now();
  const may: QueueViewer['may'] = (permission) => hasPermission(actor.permissions, permission);
  const read = async (queue: DeskQueue) => {
    const withinMs = await termOf(app, queue);
    const urgentSince = new Date(now - withinMs * queueUrgency.urgent);
    return { queue, withinMs, ...(await readers[queue](app, { actorId: actor.id, may, now, urgentSince })) };
  };
  return { queues: await Promise.all(deskQueueNames.filter((queue) => maySee(queue, may)).map(read)) };
};
