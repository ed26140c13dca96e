import { and, eq } from 'drizzle-orm';
import type { notifierContract } from '#contract/people/notifier.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { notifierService } from '#server/platform/db/schema/notifications.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isSameSecret } from '#server/platform/secrets/is-same-secret.ts';
import { handleMaxUpdate } from './handle-max-update';
import { syncConnections } from './connections';
import { listServices, othersServices } from './services';
import { startConnection } from './start-connection';

const triesAnHour = 30;
const hour = 60 * 60_000;

export const notifierHandlers: Handlers<typeof notifierContract> = {
  'POST /v1/notifier/max/updates': async (app, { http: { request, reply } }) => {
    const secret = app.config.notifiers.max?.secret ?? null;
    const given = request.headers['x-max-bot-api-secret'];
    if (secret === null || typeof given !== 'string' || !isSameSecret(given, secret)) throw new Refusal('FORBIDDEN');
    await handleMaxUpdate(app, request.body);
    return reply.code(204).send();
  },
  'GET /v1/notifier/services': (app, { actor }) => listServices(app, actor.id),
  'POST /v1/notifier/services/{name}': async (app, { actor, params, body }) => {
    // Email goes to the account's own address: there is nothing to connect.
    if (params.name === 'email') throw new Refusal('NOTIFIER_ALREADY_CONNECTED');
    await limitRate(app, `notifier:${actor.id}`, triesAnHour, hour);
    return startConnection(app, actor.id, params.name, body.webhookUrl);
  },
  'DELETE /v1/notifier/services/{name}': (app, { actor, params }) =>
    inTransaction(app.db, async (tx) => {
      if (params.name === 'email') throw new Refusal('NOTIFIER_NOT_FOUND');
      const own = and(eq(notifierService.userId, actor.id), eq(notifierService.service, params.name));
      const gone = await tx.delete(notifierService).where(own).returning({ service: notifierService.service });
      if (gone.length === 0) throw new Refusal('NOTIFIER_NOT_FOUND');
      await syncConnections(tx, actor.id, app.clock.now());
    }),
  'PUT /v1/notifier/services/{name}/enabled': (app, { actor, params, body }) =>
    inTransaction(app.db, async (tx) => {
      const own = and(eq(notifierService.userId, actor.id), eq(notifierService.service, params.name));
      if (params.name === 'email') {
        await tx
          .insert(notifierService)
          .values({
            userId: actor.id,
            service: 'email',
            address: '',
            enabled: body.enabled,
            connectedAt: new Date(app.clock.now()),
          })
          .onConflictDoUpdate({
            target: [notifierService.userId, notifierService.service],
            set: { enabled: body.enabled },
          });
      } else {
        const changed = await tx
          .update(notifierService)
          .set({ enabled: body.enabled })
          .where(own)
          .returning({ service: notifierService.service });
        if (changed.length === 0) throw new Refusal('NOTIFIER_NOT_FOUND');
      }
      await syncConnections(tx, actor.id, app.clock.now());
    }),
  'GET /v1/notifier/user/{id}/services': (app, { actor, params }) => othersServices(app, actor, params.id),
};
