import { and, eq, gt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { adminCorrectionsContract } from '../../../../contract/admin/money/corrections';
import { correctionLimits, needsSecondOperator } from '../../../../domain/money/correction';
import { type Kopecks, kopecksToRubles, rublesToKopecks } from '../../../../domain/money/kopecks';
import type { App } from '../../../platform/app';
import type { Tx } from '../../../platform/db/open-database';
import { balanceCorrection } from '../../../platform/db/schema/money/corrections';
import { appUser } from '../../../platform/db/schema/people';
import type { Handler } from '../../../platform/http/call';
import { Refusal } from '../../../platform/http/refusal';
import { platformAccount, userAccount } from '../../../platform/ledger/account-ref';
import { balanceOf } from '../../../platform/ledger/balances';
import { runOperation } from '../../../platform/ledger/operations';
import { postTransfers } from '../../../platform/ledger/post-transfers';
import { recordTransactions } from '../../../platform/ledger/record-transaction';
import { announce, userRoom } from '../../../platform/outbox/put-outbox';
import { writeAudit } from '../../audit/public';
import { notify } from '../../notifications/public';
import { type CorrectionLine, findCorrection } from './list-corrections';

type Contract = typeof adminCorrectionsContract;
export type Correction = typeof balanceCorrection.$inferSelect;

export const correctionSubject = (id: string) => `correction:${id}`;

/** A correction as its calls answer it. */
export const correctionLine = async (tx: Tx, id: string): Promise<CorrectionLine> => {
  const line = await findCorrection(tx, id);
  if (line === null) throw new Error(`correction ${id} is gone`);
  return line;
};

/**
 * Moves the money between the person's own balance and the platform's account of corrections, and tells them.
 * @throws Refusal BALANCE_INSUFFICIENT: a balance never goes below zero
 */
export const carryOut = async (
  app: App,
  tx: Tx,
  operationId: string,
  { userId, amount, comment }: Pick<Correction, 'userId' | 'amount' | 'comment'>,
): Promise<number> => {
  const at = new Date(app.clock.now());
  const [own, platform] = [userAccount(userId), platformAccount('correction')];
  const [from, to] = amount > 0 ? [platform, own] : [own, platform];
  await postTransfers(tx, operationId, [{ from, to, amount: Math.abs(amount) }], at);
  const [id] = await recordTransactions(
    tx,
    [{ userId, operationId, type: 'CORRECTION', amount, details: { comment } }],
    at,
  );
  if (id === undefined) throw new Error('a correction has its line');
  await notify(tx, [userId], { kind: 'BALANCE_CORRECTED', facts: { amount, comment }, at });
  await announce(tx, [userRoom(userId)], 'me changed', {});
  return id;
};

/** What this operator has corrected for this person lately, in kopecks without signs. */
const recentSum = async (tx: Tx, askedBy: string, userId: string, now: number): Promise<Kopecks> => {
  const [found] = await tx
    .select({ sum: sql<string>`coalesce(sum(abs(${balanceCorrection.amount})), 0)` })
    .from(balanceCorrection)
    .where(
      and(
        eq(balanceCorrection.userId, userId),
        eq(balanceCorrection.askedBy, askedBy),
        eq(balanceCorrection.status, 'DONE'),
        gt(balanceCorrection.createdAt, new Date(now - correctionLimits.countedWithin)),
      ),
    );
  return Number(found?.sum ?? 0);
};

/**
 * The person, kept as they are until the transaction ends: two corrections of one operator are counted one after the
 * other.
 */
const lockPerson = async (tx: Tx, userId: string): Promise<void> => {
  const [person] = await tx
    .select({ status: appUser.status })
    .from(appUser)
    .where(eq(appUser.id, userId))
    .for('no key update');
  if (!person) throw new Refusal('ADMIN_USERS_NOT_FOUND');
  if (person.status === 'DELETED') throw new Refusal('ADMIN_USER_ALREADY_DELETED');
};

/** A small correction happens at once; a large one waits for a second operator. */
export const askForCorrection: Handler<Contract['POST /v1/admin/corrections']> = (
  app,
  { actor, body, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'correct balance', actor: actor.id, idempotencyKey, request: body },
    async (tx, operationId) => {
      const { userId, kind, comment } = body;
      if (userId === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
      const amount = rublesToKopecks(body.amount);
      await lockPerson(tx, userId);
      const missing = -amount - (await balanceOf(tx, userAccount(userId), true));
      if (amount < 0 && missing > 0) throw new Refusal('BALANCE_INSUFFICIENT', { shortfall: kopecksToRubles(missing) });
      const waits = needsSecondOperator(amount, await recentSum(tx, actor.id, userId, app.clock.now()));
      const at = new Date(app.clock.now());
      const id = uuidv7();
      const transactionId = waits ? null : await carryOut(app, tx, operationId, { userId, amount, comment });
      await tx
        .insert(balanceCorrection)
        .values({
          id,
          userId,
          amount,
          kind,
          comment,
          status: waits ? 'WAITING' : 'DONE',
          askedBy: actor.id,
          transactionId,
          createdAt: at,
          changedAt: at,
        });
      await writeAudit(app, tx, actor.id, {
        action: waits ? 'correction.ask' : 'correction.make',
        subject: correctionSubject(id),
        details: { userId, amount, kind, reason: comment },
      });
      return correctionLine(tx, id);
    },
  );
