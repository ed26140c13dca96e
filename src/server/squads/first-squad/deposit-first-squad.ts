import { and, eq } from 'drizzle-orm';
import type { firstSquadContract } from '../../../contract/squads/first-squad';
import { createDeposit, demandDepositor } from '../../balance/create-deposit';
import { deposit } from '../../db/schema/ledger';
import { appUser } from '../../db/schema/people';
import type { Handler } from '../../http/call';
import { Refusal } from '../../http/refusal';
import { bonusAccount, userAccount } from '../../ledger/account-ref';
import { lockBalances } from '../../ledger/lock-balances';
import { runOperation } from '../../operation/run-operation';
import { findProvider } from '../../providers/deposit-providers';
import { firstSquadShortfall } from './first-squad-shortfall';
import { isFirstSquadOpen } from './is-first-squad-open';

/**
 * Starts a deposit of exactly what is missing. The person's row is locked: however often it is asked at once, one open deposit comes of it.
 * @throws Refusal MATE_CANT_DEPOSIT_MONEY, RATE_LIMITED, SQUADS_CANNOT_DEPOSIT (had already, nothing missing)
 */
export const depositFirstSquad: Handler<(typeof firstSquadContract)['POST /v1/squads/deposit-first-squad']> = async (app, { actor, body, idempotencyKey }) => {
  await demandDepositor(app, actor);
  const asked = { kind: 'POST /v1/squads/deposit-first-squad', actor: actor.id, idempotencyKey, request: body };
  return runOperation(app, asked, async (tx) => {
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, actor.id)).for('update');
    const [available = 0, bonus = 0] = await lockBalances(tx, [userAccount(actor.id), bonusAccount(actor.id)]);
    const amount = firstSquadShortfall(available, bonus);
    if (amount === 0 || !(await isFirstSquadOpen(tx, actor))) throw new Refusal('SQUADS_CANNOT_DEPOSIT');
    const { method, returnTo } = body;
    const same = and(eq(deposit.userId, actor.id), eq(deposit.purpose, 'FIRST_SQUAD'), eq(deposit.status, 'CREATED'), eq(deposit.amount, amount), eq(deposit.method, method));
    const [open] = await tx.select().from(deposit).where(same);
    const provider = open ? findProvider(app, open.provider) : null;
    if (open && provider) return { depositId: open.id, redirectUrl: provider.buildPaymentUrl({ depositId: open.id, amount, method }) };
    return createDeposit(app, tx, { userId: actor.id, amount, method, returnTo, purpose: 'FIRST_SQUAD' });
  });
};
