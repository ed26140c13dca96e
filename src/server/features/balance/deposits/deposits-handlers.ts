import { and, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { depositsContract } from '#contract/money/deposits.ts';
import { readSteamTradeUrl } from '#domain/money/steam-trade-url.ts';
import { days } from '#domain/time/durations.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { askRefund, cancelRefund, refundsOfDeposit } from '../refunds/ask-refund';
import { playDummyOutcome } from './play-dummy-outcome';
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
