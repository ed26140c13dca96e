import { and, eq } from 'drizzle-orm';
import type { firstSquadContract } from '#contract/squads/first-squad.ts';
import { createDeposit, requireDepositor, openPayment } from '../../balance/public';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { lockPurse } from '#server/platform/ledger/held-money.ts';
import { firstSquadShortfall } from './first-squad-shortfall';
import { isFirstSquadOpen } from './is-first-squad-open';

/**
 * Starts a deposit of exactly the shortfall. The person's row is locked, so that concurrent calls create one open
 * deposit.
 * @throws Refusal MATE_CANT_DEPOSIT_MONEY, RATE_LIMITED, SQUADS_CANNOT_DEPOSIT (the first squad was had already, or
 * nothing is missing), as `openPayment`
 */
export const depositFirstSquad: Handler<(typeof firstSquadContract)['POST /v1/squads/deposit-first-squad']> = async (
  app,
  { actor, body, idempotencyKey, http },
) => {
  await requireDepositor(app, actor, http.request.ip);
  const operation = {
    kind: 'POST /v1/squads/deposit-first-squad' as const,
    actor: actor.id,
    idempotencyKey,
    request: body,
  };
  const { depositId } = await runOperation(app, operation, async (tx) => {
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, actor.id)).for('no key update');
    const amount = firstSquadShortfall(await lockPurse(tx, actor.id));
    if (amount === 0 || !(await isFirstSquadOpen(tx, actor))) throw new Refusal('SQUADS_CANNOT_DEPOSIT');
    const { method, returnTo } = body;
    const same = and(
      eq(deposit.userId, actor.id),
      eq(deposit.purpose, 'FIRST_SQUAD'),
      eq(deposit.status, 'CREATED'),
      eq(deposit.amount, amount),
      eq(deposit.method, method),
    );
    const [open] = await tx.select().from(deposit).where(same);
    if (open) return { depositId: open.id };
    return createDeposit(app, tx, { userId: actor.id, amount, method, returnTo, purpose: 'FIRST_SQUAD' });
  });
  return openPayment(app, depositId, http.request.ip);
};
