import { eq } from 'drizzle-orm';
import { givenOf, type SpentByPayer } from '#domain/risk/held-gift.ts';
import { paidAtOnce, payMovements } from '#domain/squad/books/movements.ts';
import { heldParts } from '#domain/squad/books/share-funding.ts';
import { squad } from '#server/platform/db/schema/squads.ts';
import { givenOfPurpose } from '#server/platform/ledger/bonus-grants.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { recordTransactions } from '#server/platform/ledger/record-transaction.ts';
import { holdOfPay } from '../../risk/public';
import type { EffectHandlers, StepContext } from './effect-handler';
import { lockFunding, sharePurpose } from './share-funding';

const isPrepaid = async (tx: StepContext['tx'], squadId: number): Promise<boolean> => {
  const [row] = await tx.select({ prepaid: squad.promoPrepaid }).from(squad).where(eq(squad.id, squadId));
  return row?.prepaid === true;
};

/**
 * What the step spends, with what the service has given of it. What it adds to a lesson of a course is the client's own
 * money, who has paid for the course.
 */
const spentByPayers = async ({ tx, squadId, spent }: StepContext): Promise<readonly SpentByPayer[]> => {
  const isHelped = spent.some(({ payment }) => payment.subsidy > 0);
  const ofCourse = isHelped && (await isPrepaid(tx, squadId));
  const parts: SpentByPayer[] = [];
  for (const { payment, gross } of spent) {
    const { memberId, payerId, amount, subsidy } = payment;
    const { own, bonus, gift } = heldParts(await lockFunding(tx, squadId, memberId));
    const bonusLeft = bonus === 0 ? 0 : await givenOfPurpose(tx, sharePurpose(squadId, memberId));
    const added = ofCourse ? 0 : subsidy;
    const share = { gross, amount: amount + subsidy - added, subsidy: added, left: own + bonus + gift, bonusLeft };
    parts.push({ payerId, gross, given: givenOf(share) });
  }
  return parts;
};

/** Pays a mate; what the service has given of it is held where mate and payer look like one person. */
export const payMate: EffectHandlers['payMate'] = async (step, { mateId, gross, percent, amount }) => {
  const { app, tx, squadId, operationId, at } = step;
  const spent = await spentByPayers(step);
  const held = await holdOfPay(app, tx, { mateId, amount, spent, operationId, squadId, at });
  await postTransfers(tx, operationId, payMovements(squadId, { mateId, amount }, held), at);
  const details = { gross, percent };
  const line = {
    userId: mateId,
    operationId,
    type: 'SELL',
    amount: paidAtOnce(amount, held),
    squadId,
    details,
  } as const;
  await recordTransactions(tx, [line], at);
};
