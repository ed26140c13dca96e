import { and, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { depositsContract } from '#contract/money/deposits.ts';
import { providerCallbacksContract } from '#contract/money/provider-callbacks.ts';
import { readSteamTradeUrl } from '#domain/money/steam-trade-url.ts';
import { days } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { mountEndpoints } from '#server/platform/http/mount-endpoints.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { CallbackResponse } from '../providers/provider';
import { askRefund, cancelRefund, refundsOfDeposit } from '../refunds/ask-refund';
import { playDummyOutcome } from './play-dummy-outcome';
import { receiveCallback } from './receive-callback';
import { deleteTradeUrl, saveTradeUrl, savedTradeUrl } from './steam-trade-url';
import { balancePath } from '#contract/routes/product-pages.ts';

type Row = typeof deposit.$inferSelect;

const view = ({ id, method, status, returnTo, paymentUrl, amount, bonus, purpose, createdAt }: Row) => ({
  id,
  forSquad: purpose === 'SQUAD',
  method,
  status,
  returnTo: returnTo ?? balancePath,
  paymentUrl: status === 'CREATED' ? paymentUrl : null,
  amount: amount,
  bonus: bonus,
  createdAt: createdAt,
});

/** How long an unfinished payment is shown (ms), and how many at most. */
const shownOpen = { for: days(1), most: 5 } as const;

export const depositsHandlers: Handlers<typeof depositsContract> = {
  'GET /v1/balance/deposits/open': async (app, { actor }) => {
    const rows = await app.db
      .select()
      .from(deposit)
      .where(
        and(
          eq(deposit.userId, actor.id),
          inArray(deposit.status, ['CREATED', 'DELAYED']),
          // Without a page to pay on, the payment has not begun: there is nothing to come back to.
          isNotNull(deposit.paymentUrl),
          gt(deposit.createdAt, new Date(app.clock.now() - shownOpen.for)),
        ),
      )
      .orderBy(desc(deposit.createdAt))
      .limit(shownOpen.most);
    return rows.map(view);
  },
  'GET /v1/balance/deposits/{id}': async (app, { actor, params }) => {
    const [row] = await app.db
      .select()
      .from(deposit)
      .where(and(eq(deposit.id, params.id), eq(deposit.userId, actor.id)));
    if (!row) throw new Refusal('NOT_FOUND');
    return { ...view(row), ...(await refundsOfDeposit(app, row)) };
  },
  'GET /v1/balance/steam-trade-url': async (app, { actor }) => ({ url: await savedTradeUrl(app.db, actor.id) }),
  'PUT /v1/balance/steam-trade-url': async (app, { actor, body }) => {
    if (body.url !== null && readSteamTradeUrl(body.url) === null) throw new Refusal('BALANCE_INVALID_STEAM_TRADE_URL');
    const { url } = body;
    await inTransaction(app.db, (tx) =>
      url === null ? deleteTradeUrl(tx, actor.id) : saveTradeUrl(tx, actor.id, url.trim()),
    );
    return { url: url?.trim() ?? null };
  },
  'POST /v1/balance/deposits/{id}/refund': askRefund,
  'POST /v1/balance/refunds/{id}/cancel': cancelRefund,
  'POST /v1/dummy-provider/{depositId}': (app, { actor, params, body }) =>
    playDummyOutcome(app, actor.id, params.depositId, body.outcome),
};

const bodyLimit = 64 * 1024;

const send = (reply: FastifyReply, { status = 200, json, text = '' }: CallbackResponse): FastifyReply =>
  json === undefined ? reply.code(status).type('text/plain').send(text) : reply.code(status).send(json);

const handlers: Handlers<typeof providerCallbacksContract> = {
  'POST /provider/{provider}/callback': async (app, { params, http: { request, reply } }) =>
    send(reply, await receiveCallback(app, params.provider, request)),
  'GET /provider/{provider}/callback': async (app, { params, http: { request, reply } }) => {
    const answer = await receiveCallback(app, params.provider, request);
    app.outbox.kick();
    return send(reply, answer);
  },
};

/**
 * Mounted in its own Fastify scope, where bodies stay raw bytes: providers sign the bytes, whatever the content type.
 */
export const mountProviderCallbacks = (server: FastifyInstance, app: App): void => {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    mountEndpoints(scope, app, providerCallbacksContract, handlers);
  });
};
