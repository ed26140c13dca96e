import { sql } from 'drizzle-orm';
import { deskNotificationsContract } from '#contract/desk/notifications.ts';
import { notificationsContract } from '#contract/people/notifications.ts';
import { notifierContract } from '#contract/people/notifier.ts';
import { pushContract } from '#contract/people/push.ts';
import { retention } from '#domain/time/retention.ts';
import { notification } from '../../platform/db/schema/notifications';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { before } from '../../platform/retention/retention-rule';
import { deskNotificationsHandlers } from './desk/notifications-handlers';
import { broadcastDeadlines } from './desk/send-batch';
import { notificationsHandlers } from './notifications-handlers';
import { notifierHandlers } from './notifier/notifier-handlers';
import { deliverNotification, sweepNotifier } from './notifier/deliver-notification';
import { deliverPush } from './push/deliver-push';
import { browsersDeadline, sendBrowserCheck } from './push/push-answers';
import { pushHandlers } from './push/push-handlers';
import { listenToMessengers } from './notifier/listen-to-messengers';

export const notifications: Feature = {
  name: 'notifications',
  resources: [
    serve(notificationsContract, notificationsHandlers),
    serve(notifierContract, notifierHandlers),
    serve(pushContract, pushHandlers),
    serve(deskNotificationsContract, deskNotificationsHandlers),
  ],
  deadlines: (app) => ({
    notifier: { lock: async () => undefined, handle: sweepNotifier(app) },
    broadcast: broadcastDeadlines(app),
    push: { lock: async () => undefined, handle: browsersDeadline(app) },
  }),
  retention: [
    {
      table: notification,
      isExpired: ({ product }) => sql`${notification.createdAt} < ${before(product, retention.notifications)}`,
    },
  ],
  jobs: (app, sendMail) => ({
    notifier: deliverNotification(app, sendMail),
    push: deliverPush(app),
    pushCheck: sendBrowserCheck(app),
  }),
  background: listenToMessengers,
};
