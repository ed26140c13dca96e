import { eq } from 'drizzle-orm';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { supportThread } from '../../platform/db/schema/referrals-and-support';
import { notify } from '../notifications/public';

/** Notifies the person who asked the support that an operator has entered their thread. */
export const notifyOfAdmin = async (app: App, tx: Tx, chatId: string): Promise<void> => {
  const [thread] = await tx
    .select({ userId: supportThread.userId })
    .from(supportThread)
    .where(eq(supportThread.chatId, chatId));
  if (thread)
    await notify(tx, [thread.userId], { kind: 'SUPPORT_ANSWERED', facts: { chatId }, at: new Date(app.clock.now()) });
};
