import { inArray } from 'drizzle-orm';
import type { NotificationWays } from '../../domain/notifications/notification-ways';
import type { Tx } from '../db/open-database';
import { notifierService } from '../db/schema/notifications';
import { appUser } from '../db/schema/people';
import type { NotifierJob } from '../outbox/outbox-topics';

interface Written {
  readonly id: number;
  readonly userId: string;
}

/** One job for each channel that a notification goes to: one that fails is tried again alone. */
export const jobsFor = async (tx: Tx, written: readonly Written[], ways: NotificationWays): Promise<readonly NotifierJob[]> => {
  if (!ways.email && !ways.messenger) return [];
  const ids = written.map(({ userId }) => userId);
  const rows = await tx.select().from(notifierService).where(inArray(notifierService.userId, ids));
  const people = ways.email ? await tx.select({ id: appUser.id, confirmed: appUser.emailConfirmedAt }).from(appUser).where(inArray(appUser.id, ids)) : [];
  return written.flatMap(({ id: notificationId, userId }) => {
    const own = rows.filter((row) => row.userId === userId);
    const mailed = people.some(({ id, confirmed }) => id === userId && confirmed !== null) && !own.some(({ service, enabled }) => service === 'email' && !enabled);
    const messengers = ways.messenger ? own.filter(({ service, enabled }) => service !== 'email' && enabled) : [];
    return [...messengers.map(({ service }) => ({ notificationId, service })), ...(mailed ? [{ notificationId, service: 'email' as const }] : [])];
  });
};
