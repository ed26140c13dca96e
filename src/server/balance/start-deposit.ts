import type { balanceContract } from '../../contract/balance';
import { rublesToKopecks } from '../../domain/money/rubles-to-kopecks';
import { topUpBonus } from '../../domain/money/top-up-bonus';
import { depositPackages } from '../../domain/settings/deposit-limits';
import type { Handler } from '../http/call';
import { Refusal } from '../http/refusal';
import { runOperation } from '../operation/run-operation';
import { createDeposit, demandDepositor } from './create-deposit';

/** A sum of the client's choice, with its bonus of larger ones. @throws Refusal MATE_CANT_DEPOSIT_MONEY, RATE_LIMITED, as `createDeposit` */
export const startDeposit: Handler<(typeof balanceContract)['POST /v1/balance/deposit']> = async (app, { actor, body, idempotencyKey }) => {
  await demandDepositor(app, actor);
  const amount = rublesToKopecks(body.amount);
  const asked = { kind: 'POST /v1/balance/deposit', actor: actor.id, idempotencyKey, request: body };
  return runOperation(app, asked, (tx) =>
    createDeposit(app, tx, {
      userId: actor.id,
      amount,
      bonus: { amount: topUpBonus(amount), reason: 'CLIENT_TOPUP_BONUS' },
      method: body.method,
      returnTo: body.returnTo,
    }),
  );
};

/** A package: its price, and a bonus up to what it credits. @throws Refusal MATE_CANT_DEPOSIT_MONEY, PACKAGES_NOT_FOUND, RATE_LIMITED, as `createDeposit` */
export const startPackageDeposit: Handler<(typeof balanceContract)['POST /v1/packages/deposit']> = async (app, { actor, body, idempotencyKey }) => {
  await demandDepositor(app, actor);
  const chosen = depositPackages.find(({ id }) => id === body.packageId);
  if (!chosen) throw new Refusal('PACKAGES_NOT_FOUND');
  const asked = { kind: 'POST /v1/packages/deposit', actor: actor.id, idempotencyKey, request: body };
  return runOperation(app, asked, (tx) =>
    createDeposit(app, tx, {
      userId: actor.id,
      amount: chosen.price,
      bonus: { amount: chosen.credited - chosen.price, reason: 'CLIENT_PACKAGE_BONUS' },
      method: body.method,
      returnTo: body.returnTo,
    }),
  );
};
