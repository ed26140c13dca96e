import { lt } from 'drizzle-orm';
import { notifierTerms } from '../../domain/settings/notifier-terms';
import type { App } from '../app/app';
import { notificationDelivery, notifierCode } from '../db/schema/notifications';
import type { DeadlineHandler } from '../deadlines/deadline-sweeper';
import { scheduleDeadline } from '../deadlines/schedule-deadline';

/** Once a day: late codes go, and the marks of deliveries that no job will ask about again. */
export const sweepNotifier =
  (app: App): DeadlineHandler =>
  async (tx) => {
    const now = app.clock.now();
    await tx.delete(notifierCode).where(lt(notifierCode.expiresAt, new Date(now)));
    await tx.delete(notificationDelivery).where(lt(notificationDelivery.deliveredAt, new Date(now - notifierTerms.deliveriesKept)));
    await scheduleDeadline(tx, { aggregate: 'notifier:all', kind: 'notifier.swept' }, now + notifierTerms.sweptEvery);
  };
