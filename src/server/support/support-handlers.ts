import { eq } from 'drizzle-orm';
import type { supportContract } from '../../contract/support';
import { writeAudit } from '../administration/write-audit';
import { setChatClosed } from '../chat/store/set-chat-closed';
import { inTransaction } from '../db/in-transaction';
import { supportThread } from '../db/schema/referrals-and-support';
import type { Handlers } from '../http/call';
import { limitRate } from '../http/count-hit';
import { Refusal } from '../http/refusal';
import { listThreads } from './list-threads';
import { openThread } from './open-thread';

const threadsAnHour = 10;
const hour = 60 * 60_000;

export const supportHandlers: Handlers<typeof supportContract> = {
  'GET /v1/support/threads': (app, { actor, query }) => listThreads(app.db, { userId: actor.id, ...query }),
  'POST /v1/support/threads': async (app, { actor, body }) => {
    await limitRate(app, `support:${actor.id}`, threadsAnHour, hour);
    return { chatId: await inTransaction(app.db, (tx) => openThread(app, tx, actor, body)) };
  },
  'GET /v1/admin/support/threads': (app, { query }) => listThreads(app.db, { userId: null, ...query }),
  'PUT /v1/admin/support/threads/{chatId}/closed': (app, { actor, params, body }) =>
    inTransaction(app.db, async (tx) => {
      const [found] = await tx.select({ chatId: supportThread.chatId }).from(supportThread).where(eq(supportThread.chatId, params.chatId)).for('update');
      if (!found) throw new Refusal('ADMIN_SUPPORT_NOT_FOUND');
      await setChatClosed(tx, params.chatId, body.closed);
      await writeAudit(app, tx, actor.id, { action: body.closed ? 'support.close' : 'support.reopen', subject: `chat:${params.chatId}` });
    }),
};
