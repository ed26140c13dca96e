import type { balanceContract } from '../../contract/balance';
import { rublesToKopecks } from '../../domain/money/rubles-to-kopecks';
import { topUpBonus } from '../../domain/money/top-up-bonus';
import { depositPackages } from '../../domain/settings/deposit-limits';
import type { Handler } from '../http/call';
import { limitRate } from '../http/count-hit';
import { Refusal } from '../http/refusal';
import { runOperation } from '../operation/run-operation';
import { createDeposit, demandDepositor } from './create-deposit';

/** Each leaves a row behind, so even a patient script gets only so many. */
const started = { perPerson: 300, windowMs: 60_000 } as const;

/** A sum of the client's choice, with its bonus of larger ones. @throws Refusal MATE_CANT_DEPOSIT_MONEY, RATE_LIMITED, as `createDeposit` */
export const startDeposit: Handler<(typeof balanceContract)['POST /v1/balance/deposit']> = async (app, { actor, body, idempotencyKey }) => {
  demandDepositor(actor);
  await limitRate(app, `deposit:${actor.id}`, started.perPerson, started.windowMs);
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
  demandDepositor(actor);
  await limitRate(app, `deposit:${actor.id}`, started.perPerson, started.windowMs);
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
