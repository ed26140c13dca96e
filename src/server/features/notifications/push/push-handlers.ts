import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { pushContract } from '#contract/people/push.ts';
import { pushTerms } from '#domain/notifications/push-terms.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { pushSubscription } from '#server/platform/db/schema/notifications.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { requireActive } from '#server/platform/sessions/require-active.ts';
import { areBrowserKeys } from './encrypt-push';
import { pushAddress } from './push-address';

const triesAnHour = 60;
const hour = 60 * 60_000;

export const pushHandlers: Handlers<typeof pushContract> = {
  'GET /v1/push': async (app, { actor }) => {
    const rows = await app.db
      .select({ id: pushSubscription.id })
      .from(pushSubscription)
      .where(eq(pushSubscription.sessionId, actor.sessionId));
    return { publicKey: app.config.push?.publicKey ?? null, subscribed: rows.length > 0 };
  },
  'PUT /v1/push': async (app, { actor, body: { endpoint, keys } }) => {
    const { push } = app.config;
    if (push === null) throw new Refusal('NOTIFIER_NOT_FOUND');
    await limitRate(app, `push:${actor.id}`, triesAnHour, hour);
    const address = pushAddress(push, endpoint);
    if (address === null || !areBrowserKeys(keys)) throw new Refusal('NOTIFIER_BAD_PUSH');
    await inTransaction(app.db, async (tx) => {
      await requireActive(tx, actor.id);
      // Two tabs may send the same subscription at once.
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`push:${actor.id}`}))`);
      await tx.delete(pushSubscription).where(eq(pushSubscription.sessionId, actor.sessionId));
      const own = {
        id: uuidv7(),
        userId: actor.id,
        sessionId: actor.sessionId,
        ...keys,
        createdAt: new Date(app.clock.now()),
      };
      // One subscription per session and per browser: the person who is signed in there now takes it over.
      await tx
        .insert(pushSubscription)
        .values({ ...own, endpoint: address.href })
        .onConflictDoUpdate({ target: pushSubscription.endpoint, set: own });
      const older = tx
        .select({ id: pushSubscription.id })
        .from(pushSubscription)
        .where(eq(pushSubscription.userId, actor.id))
        .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id))
        .offset(pushTerms.devices);
      await tx
        .delete(pushSubscription)
        .where(and(eq(pushSubscription.userId, actor.id), inArray(pushSubscription.id, older)));
    });
  },
  'DELETE /v1/push': async (app, { actor }) => {
    await app.db.delete(pushSubscription).where(eq(pushSubscription.sessionId, actor.sessionId));
  },
};
