import type { prepaidSquadContract } from '#contract/squads/prepaid-squad.ts';
import { type Kopecks, sumOf } from '#domain/money/kopecks.ts';
import { depositFor } from '#domain/money/payment-methods.ts';
import { purseAfter } from '#domain/money/purse.ts';
import { prepaidTerms } from '#domain/squad/facts/prepaid.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { prepaidSquad } from '#server/platform/db/schema/squads.ts';
import type { Call, Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { createDeposit, requireDepositor, openPayment } from '../../balance/public';
import { calculate } from '../calculate';
import { createNewSquadIn } from '../create';
import { lockPurse } from '#server/platform/ledger/held-money.ts';
import { guardGuess } from '../promo/guard-guesses';

type Contract = (typeof prepaidSquadContract)['POST /v1/squads/deposit'];

class DryRunDone extends Error {}

/**
 * Creates the squad and rolls it back, so that nobody deposits money for one that would be refused.
 * @throws Refusal as the creation
 */
const dryRun = async (app: App, tx: Tx, actor: Actor, squad: Call<Contract>['body']['squad']): Promise<void> => {
  try {
    await tx.transaction(async (inner) => {
      await createNewSquadIn(app, inner, actor, squad);
      throw new DryRunDone();
    });
  } catch (problem) {
    if (!(problem instanceof DryRunDone)) throw problem;
  }
};

/** Shares that the creator will have to pay, one by one, in kopecks. */
const ownShares = async (app: App, call: Call<Contract>): Promise<readonly Kopecks[]> => {
  const { gameId, categoryId, durationMinutes, mateIds, payMode, promoCode, friendIds, friendLinks } = call.body.squad;
  const clients = 1 + friendIds.length + friendLinks;
  const body = { gameId, categoryId, durationMinutes, mateIds, payMode, clients, promoCode };
  const { shares } = await calculate(app, { ...call, params: undefined, query: undefined, body, idempotencyKey: null });
  const own = payMode === 'OWNER' ? shares : shares.slice(0, 1);
  return own.map(({ amount }) => amount);
};

/**
 * Starts a deposit of exactly the shortfall, or of the minimum deposit, and stores the squad to be created once it is
 * paid.
 * @throws Refusal MATE_CANT_DEPOSIT_MONEY, RATE_LIMITED, SQUADS_CANNOT_DEPOSIT (nothing is missing, or the sum differs
 * from the one the person saw), VALIDATION_ERROR for a sum that the method does not accept, as the creation, as
 * `openPayment`
 */
export const depositForSquad: Handler<Contract> = async (app, call) => {
  const { actor, body, idempotencyKey, http } = call;
  await requireDepositor(app, actor, http.request.ip);
  const operation = { kind: 'POST /v1/squads/deposit' as const, actor: actor.id, idempotencyKey, request: body };
  const prices = await ownShares(app, call);
  const { method, returnTo, squad } = body;
  if (squad.promoCode !== undefined) await guardGuess(app, actor.id, squad.promoCode);
  const { depositId } = await runOperation(app, operation, async (tx) => {
    await dryRun(app, tx, actor, squad);
    const lacks = -purseAfter(await lockPurse(tx, actor.id), prices).own;
    const amount = depositFor(lacks, method);
    if (lacks <= 0 || amount !== body.amount) throw new Refusal('SQUADS_CANNOT_DEPOSIT');
    const made = await createDeposit(app, tx, { userId: actor.id, amount, method, returnTo, purpose: 'SQUAD' });
    await tx
      .insert(prepaidSquad)
      .values({
        depositId: made.depositId,
        userId: actor.id,
        gameId: squad.gameId,
        terms: squad,
        agreed: sumOf(prices, (price) => price),
        expiresAt: new Date(app.clock.now() + prepaidTerms.waits),
      });
    return made;
  });
  return openPayment(app, depositId, http.request.ip);
};
