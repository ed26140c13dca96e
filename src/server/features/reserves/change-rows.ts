import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { BodyOf } from '#contract/kit/endpoint.ts';
import type { reservesContract } from '#contract/money/reserves.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { isPartOpen, reservePartLife } from '#domain/money/reserve-states.ts';
import { partsOfReserve, reserveTerms } from '#domain/money/reserve.ts';
import { unreserveTransaction } from '../../platform/db/schema/money/reserves';
import { cancelDeadline } from '../../platform/deadlines/schedule-deadline';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { runOperation } from '../../platform/ledger/operations';
import type { Actor } from '../../platform/sessions/actor';
import { notify } from '../notifications/public';
import { commitPart, insertPart } from './commit-reserve';
import {
  announceReserve,
  clientOf,
  confirmLapsed,
  confirmRow,
  requireReserved,
  isQuietTooLong,
  restartQuietPeriod,
  rejectRow,
  startAnswerTerm,
  type Step,
} from './reserve-steps';
import {
  findRow,
  lockReserve,
  type Reserve,
  rowsOf,
  sideIn,
  type UnreserveRow,
  viewReserve,
  viewRows,
} from './reserve-view';

type Route = 'PUT /v1/balance-reserve/{id}/unreserve-transactions';
type Asked = BodyOf<(typeof reservesContract)[Route]>;
type AskedOf<Act extends Asked['act']> = Extract<Asked, { act: Act }>;

const requireFree = (reserve: Reserve, rows: readonly UnreserveRow[], amount: Kopecks): void => {
  if (amount > partsOfReserve(reserve.amount, rows).free) throw new Refusal('BALANCE_RESERVE_INSUFFICIENT_REST_AMOUNT');
};

const notifyRequested = (
  { tx, at }: Step,
  reserve: Reserve,
  { username: who }: Actor,
  facts: { readonly amount: Kopecks; readonly comment: string },
): Promise<void> => notify(tx, [clientOf(reserve)], { kind: 'RESERVE_ASKED', facts: { ...facts, who }, at });

const requestPart = async (step: Step, reserve: Reserve, mate: Actor, { amount, comment }: AskedOf<'ask'>) => {
  const { tx, at } = step;
  requireFree(reserve, await rowsOf(tx, [reserve.id]), amount);
  const id = uuidv7();
  const confirmsAt = new Date(at.getTime() + reserveTerms.silence);
  await insertPart(tx, reserve, { id, amount, comment, createdAt: at, confirmsAt }, step);
  await startAnswerTerm(step, reserve.id, id);
  await notifyRequested(step, reserve, mate, { amount, comment });
};

/** A change restarts the client's answer term and notifies them, because no answer counts as agreement. */
const change = async (step: Step, reserve: Reserve, mate: Actor, row: UnreserveRow, body: AskedOf<'change'>) => {
  const { tx, at } = step;
  const anew = reservePartLife.fits(row.status, 'part.requestedAnew');
  if (!anew && !isPartOpen(row.status)) throw new Refusal('BALANCE_RESERVE_UNRESERVE_ONLY_FOR_RESERVED');
  const amount = body.amount;
  const others = (await rowsOf(tx, [reserve.id])).filter(({ id }) => id !== row.id);
  requireFree(reserve, others, amount);
  if (anew) {
    const event = { type: 'part.requestedAnew', part: row.id, by: step.by, at: at.getTime() } as const;
    const values = { answer: null, decidedAt: null };
    await commitPart(tx, reserve, { event, operationId: step.operationId, values });
  }
  await tx
    .update(unreserveTransaction)
    .set({ amount, comment: body.comment, confirmsAt: new Date(at.getTime() + reserveTerms.silence) })
    .where(eq(unreserveTransaction.id, row.id));
  await startAnswerTerm(step, reserve.id, row.id);
  await notifyRequested(step, reserve, mate, { amount, comment: body.comment });
};

const withdraw = async ({ tx, operationId, at, by }: Step, reserve: Reserve, row: UnreserveRow): Promise<void> => {
  if (!isPartOpen(row.status)) throw new Refusal('RESERVE_PART_DECIDED');
  const event = { type: 'part.withdrawn', part: row.id, by, at: at.getTime() } as const;
  await commitPart(tx, reserve, { event, operationId, values: {} });
  await cancelDeadline(tx, { aggregate: `reserve:${reserve.id}`, kind: 'row', subject: row.id });
};

const isMatesAct = ({ act }: Asked): boolean => act === 'ask' || act === 'change' || act === 'withdraw';

const carryOut = async (step: Step, reserve: Reserve, actor: Actor, body: Asked): Promise<void> => {
  const side = sideIn(reserve, actor.id);
  if (isMatesAct(body) !== (side === 'MATE')) throw new Refusal('BALANCE_RESERVE_ACCESS_DENIED');
  requireReserved(reserve);
  if (isQuietTooLong(reserve, step.at)) throw new Refusal('BALANCE_RESERVE_UNRESERVE_ONLY_FOR_RESERVED');
  if (body.act === 'ask') return requestPart(step, reserve, actor, body);
  const row = await findRow(step.tx, reserve.id, body.rowId);
  if (body.act === 'change') return change(step, reserve, actor, row, body);
  if (body.act === 'withdraw') return withdraw(step, reserve, row);
  // Repeating the same answer is a no-op; the opposite one is refused, because it would report what has not happened.
  if (row.status === (body.act === 'confirm' ? 'REJECTED' : 'CONFIRMED')) throw new Refusal('RESERVE_PART_DECIDED');
  if (body.act === 'confirm') return confirmRow(step, reserve, row, false);
  return rejectRow(step, reserve, row, body.comment);
};

/** Carries out one act on the parts of a locked reserve. @throws as `changeRows` */
export const changeRowsIn = async (step: Step, locked: Reserve, actor: Actor, body: Asked): Promise<void> => {
  const reserve = await confirmLapsed(step, locked);
  await carryOut(step, reserve, actor, body);
  if (!isMatesAct(body)) return;
  await restartQuietPeriod(step.tx, reserve.id, step.at);
  await announceReserve(step.tx, [reserve.mateId, clientOf(reserve)]);
};

/**
 * One act of the mate or the client on the parts of a reserve, under its lock.
 * @throws Refusal BALANCE_RESERVE_NOT_FOUND, BALANCE_RESERVE_ACCESS_DENIED (also for the other side's act),
 * BALANCE_RESERVE_UNRESERVE_ONLY_FOR_RESERVED, BALANCE_RESERVE_INSUFFICIENT_REST_AMOUNT, RESERVE_PART_DECIDED
 */
export const changeRows: Handler<(typeof reservesContract)[Route]> = (app, { actor, params, body, idempotencyKey }) =>
  runOperation(
    app,
    { kind: `unreserve: ${body.act}`, actor: actor.id, idempotencyKey, request: { ...params, ...body } },
    async (tx, operationId) => {
      const at = new Date(app.clock.now());
      const reserve = await lockReserve(tx, params.id);
      await changeRowsIn({ tx, operationId, at, by: actor.id }, reserve, actor, body);
      return { reserve: await viewReserve(app, tx, actor.id, reserve.id), rows: await viewRows(tx, reserve) };
    },
  );
