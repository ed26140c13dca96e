import type { supportContract } from '#contract/people/support.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Handlers } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { listOwnThreads } from './list-own-threads';
import { rateThread } from './rate-thread';
import { openThread } from './open-thread';

const threadsAnHour = 10;
const hour = 60 * 60_000;

export const supportHandlers: Handlers<typeof supportContract> = {
  'GET /v1/support/threads': (app, { actor, query }) => listOwnThreads(app.db, { userId: actor.id, ...query }),
  'PUT /v1/support/threads/{chatId}/rating': rateThread,
  'POST /v1/support/threads': async (app, { actor, body }) => {
    await limitRate(app, `support:${actor.id}`, threadsAnHour, hour);
    return { chatId: await inTransaction(app.db, (tx) => openThread(app, tx, actor, body)) };
  },
};
