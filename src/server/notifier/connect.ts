import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import { notifierService } from '../db/schema/notifications';
import { violatedConstraint } from '../db/sql-state';
import { Refusal } from '../http/refusal';
import type { Messenger } from './connector-of';
import { followConnections } from './follow-connections';

/** @throws Refusal NOTIFIER_ALREADY_CONNECTED, NOTIFIER_TELEGRAM_IN_USE (Telegram or VK of another account) */
export const connect = async (app: App, userId: string, service: Messenger, address: string, title: string): Promise<void> => {
  try {
    await inTransaction(app.db, async (tx) => {
      const [fresh] = await tx
        .insert(notifierService)
        .values({ userId, service, address, title: title.slice(0, 80), connectedAt: new Date(app.clock.now()) })
        .onConflictDoNothing({ target: [notifierService.userId, notifierService.service] })
        .returning({ service: notifierService.service });
      if (!fresh) throw new Refusal('NOTIFIER_ALREADY_CONNECTED');
      await followConnections(tx, userId);
    });
  } catch (problem) {
    throw violatedConstraint(problem) === 'notifier_service_address' ? new Refusal('NOTIFIER_TELEGRAM_IN_USE') : problem;
  }
};
