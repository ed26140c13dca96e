import { and, eq } from 'drizzle-orm';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import { notifierService } from '../db/schema/notifications';
import { notify } from '../notifications/notify';
import type { Messenger } from './connector-of';
import { followConnections } from './follow-connections';

const names: Readonly<Record<Messenger, string>> = { telegram: 'Telegram', discord: 'Discord', vk: 'ВКонтакте' };

/** Forgets a connection that the messenger has closed, unless a new one has taken its place, and says so. */
export const breakConnection = (app: App, userId: string, service: Messenger, address: string): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const gone = await tx
      .delete(notifierService)
      .where(and(eq(notifierService.userId, userId), eq(notifierService.service, service), eq(notifierService.address, address)))
      .returning({ service: notifierService.service });
    if (gone.length === 0) return;
    await followConnections(tx, userId);
    await notify(tx, [userId], { kind: 'NOTIFIER_BROKEN', facts: { service: names[service] }, at: new Date(app.clock.now()) });
  });
