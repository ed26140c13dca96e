import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import type { pushContract } from '#contract/people/push.ts';
import { isAnswering, pushTerms } from '#domain/notifications/push-terms.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { pushSubscription } from '#server/platform/db/schema/notifications.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { requireActive } from '#server/platform/sessions/require-active.ts';
import { checkBrowsers } from './check-browsers';
import { areBrowserKeys } from './encrypt-push';
import { pushAddress } from './push-address';
import { noteAnswer } from './push-answers';

const triesAnHour = 60;
const hour = 60 * 60_000;

/** A value of the stored subscription, unless it was another person's. */
const kept = (column: AnyPgColumn) => sql`CASE WHEN ${pushSubscription.userId} = excluded.user_id THEN ${column} END`;

export const pushHandlers: Handlers<typeof pushContract> = {
  'GET /v1/push': async (app, { actor }) => {
    const [row] = await app.db
      .select({ answeredAt: pushSubscription.answeredAt })
      .from(pushSubscription)
      .where(eq(pushSubscription.sessionId, actor.sessionId));
    const answers = isAnswering(row?.answeredAt?.getTime() ?? null, app.clock.now());
    return { publicKey: app.config.push?.publicKey ?? null, subscribed: row !== undefined, answers };
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
      await tx
        .delete(pushSubscription)
        .where(and(eq(pushSubscription.sessionId, actor.sessionId), ne(pushSubscription.endpoint, address.href)));
      const own = { userId: actor.id, sessionId: actor.sessionId, ...keys, createdAt: new Date(app.clock.now()) };
      // One subscription per session and per browser: the person who is signed in there now takes it over.
      await tx
        .insert(pushSubscription)
        .values({ id: uuidv7(), ...own, endpoint: address.href })
        .onConflictDoUpdate({
          target: pushSubscription.endpoint,
          // A page that opens again sends the same subscription: what it has done for this person still counts.
          set: {
            ...own,
            answeredAt: kept(pushSubscription.answeredAt),
            checkedAt: kept(pushSubscription.checkedAt),
            brokenAt: kept(pushSubscription.brokenAt),
            failures: sql`coalesce(${kept(pushSubscription.failures)}, 0)`,
          },
        });
      const older = tx
        .select({ id: pushSubscription.id })
        .from(pushSubscription)
        .where(eq(pushSubscription.userId, actor.id))
        .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id))
        .offset(pushTerms.devices);
      await tx
        .delete(pushSubscription)
        .where(and(eq(pushSubscription.userId, actor.id), inArray(pushSubscription.id, older)));
      await checkBrowsers(tx, actor.id, app.clock.now());
    });
  },
  'POST /v1/push/answers': async (app, { http: { request, reply } }) => {
    await noteAnswer(app, request.body);
    return reply.code(204).send();
  },
  'DELETE /v1/push': async (app, { actor }) => {
    await app.db.delete(pushSubscription).where(eq(pushSubscription.sessionId, actor.sessionId));
  },
};
