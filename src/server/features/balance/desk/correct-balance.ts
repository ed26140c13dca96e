import { v7 as uuidv7 } from 'uuid';
import type { deskCorrectionsContract } from '#contract/desk/money/corrections.ts';
import { isOnceOnly, needsSecondOperator } from '#domain/money/correction.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { balanceCorrection } from '#server/platform/db/schema/money/corrections.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { balanceOf } from '#server/platform/ledger/balances.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { writeAudit } from '../../audit/public';
import { recentSum, usedOnceOnlyKinds } from './before-correction';
import { carryOutCorrection, correctedAccount, type CorrectionMove, lockCorrected } from './carry-out-correction';
import { type CorrectionLine, findCorrection } from './list-corrections';

type Contract = typeof deskCorrectionsContract;

export const correctionSubject = (id: string) => `correction:${id}`;

/** A correction as the responses show it. */
export const correctionLine = async (tx: Tx, id: string): Promise<CorrectionLine> => {
  const line = await findCorrection(tx, id);
  if (line === null) throw new Error(`correction ${id} is gone`);
  return line;
};

type Wanted = Omit<CorrectionMove, 'id'> & { readonly askedBy: string };

/**
 * A small correction is carried out at once; a large one waits for a second operator. Returns its id.
 * @throws Refusal ADMIN_OWN_OBJECT, ADMIN_CORRECTION_REPEATED, BALANCE_INSUFFICIENT, as `lockCorrected`
 */
export const makeCorrection = async (
  app: App,
  tx: Tx,
  operationId: string,
  { askedBy, ...wanted }: Wanted,
): Promise<string> => {
  const { userId, kind, money, comment } = wanted;
  if (userId === askedBy) throw new Refusal('ADMIN_OWN_OBJECT');
  const move = { id: uuidv7(), ...wanted };
  await lockCorrected(tx, move);
  if (isOnceOnly(kind) && (await usedOnceOnlyKinds(tx, userId)).includes(kind))
    throw new Refusal('ADMIN_CORRECTION_REPEATED');
  const missing = -move.amount - (await balanceOf(tx, correctedAccount(move), true));
  if (move.amount < 0 && missing > 0) throw new Refusal('BALANCE_INSUFFICIENT', { shortfall: missing });
  const waits = needsSecondOperator(move.amount, await recentSum(tx, askedBy, userId, app.clock.now()));
  const at = new Date(app.clock.now());
  const transactionId = waits ? null : await carryOutCorrection(app, tx, operationId, move);
  const status = waits ? 'WAITING' : 'DONE';
  await tx.insert(balanceCorrection).values({ ...move, status, askedBy, transactionId, createdAt: at, changedAt: at });
  await writeAudit(app, tx, askedBy, {
    action: waits ? 'correction.ask' : 'correction.make',
    subject: correctionSubject(move.id),
    details: { userId, amount: move.amount, kind, money, reason: comment },
  });
  return move.id;
};

/** @throws as `makeCorrection` */
export const requestCorrection: Handler<Contract['POST /v1/admin/corrections']> = (
  app,
  { actor, body, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'correct balance', actor: actor.id, idempotencyKey, request: body },
    async (tx, operationId) => {
      const wanted = { ...body, askedBy: actor.id };
      return correctionLine(tx, await makeCorrection(app, tx, operationId, wanted));
    },
  );
