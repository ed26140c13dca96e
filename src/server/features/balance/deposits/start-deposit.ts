import type { balanceContract } from '#contract/money/balance.ts';
import { depositPackages } from '#domain/money/deposit.ts';
import { isSumUnknown } from '#domain/money/payment-methods.ts';
import { readSteamTradeUrl } from '#domain/money/steam-trade-url.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { createDeposit, requireDepositor } from './create-deposit';
import { openPayment } from './open-payment';
import { saveTradeUrl, savedTradeUrl } from './steam-trade-url';

/**
 * Starts a deposit of a sum that the client chooses (larger ones bring a bonus), or of skins, by a Steam trade URL that
 * is saved for the next time.
 * @throws Refusal MATE_CANT_DEPOSIT_MONEY, BALANCE_INVALID_STEAM_TRADE_URL, RATE_LIMITED, as `createDeposit` and
 * `openPayment`
 */
export const startDeposit: Handler<(typeof balanceContract)['POST /v1/balance/deposit']> = async (
  app,
  { actor, body, idempotencyKey, http },
) => {
  await requireDepositor(app, actor, http.request.ip);
  const { method, returnTo } = body;
  const operation = { kind: 'POST /v1/balance/deposit' as const, actor: actor.id, idempotencyKey, request: body };
  const { depositId } = await runOperation(app, operation, async (tx) => {
    if (isSumUnknown(method)) {
      const steamTradeUrl = body.steamTradeUrl ?? (await savedTradeUrl(tx, actor.id)) ?? '';
      if (readSteamTradeUrl(steamTradeUrl) === null) throw new Refusal('BALANCE_INVALID_STEAM_TRADE_URL');
      await saveTradeUrl(tx, actor.id, steamTradeUrl);
      return createDeposit(app, tx, { userId: actor.id, amount: null, method, returnTo, steamTradeUrl });
    }
    const amount = body.amount ?? null;
    return createDeposit(app, tx, { userId: actor.id, amount, method, returnTo });
  });
  return openPayment(app, depositId, http.request.ip);
};

/**
 * Starts the deposit of a package: its price is paid, and a bonus makes up the rest of what it credits.
 * @throws Refusal MATE_CANT_DEPOSIT_MONEY, PACKAGES_NOT_FOUND, RATE_LIMITED, as `createDeposit` and `openPayment`
 */
export const startPackageDeposit: Handler<(typeof balanceContract)['POST /v1/packages/deposit']> = async (
  app,
  { actor, body, idempotencyKey, http },
) => {
  await requireDepositor(app, actor, http.request.ip);
  const chosen = depositPackages.find(({ id }) => id === body.packageId);
  if (!chosen) throw new Refusal('PACKAGES_NOT_FOUND');
  const { method, returnTo } = body;
  const operation = { kind: 'POST /v1/packages/deposit' as const, actor: actor.id, idempotencyKey, request: body };
  const bonus = { amount: chosen.credited - chosen.price, reason: 'CLIENT_PACKAGE_BONUS' } as const;
  const { depositId } = await runOperation(app, operation, (tx) =>
    createDeposit(app, tx, { userId: actor.id, amount: chosen.price, bonus, method, returnTo }),
  );
  return openPayment(app, depositId, http.request.ip);
};
