import { eq } from 'drizzle-orm';
import {
  holdsMoney,
  isPartOpen,
  type ReserveEvent,
  reserveLife,
  reservePartLife,
} from '#domain/money/reserve-states.ts';
import { agreesBySilence, returnsAt, isReserveOver, partsOfReserve, reserveTerms } from '#domain/money/reserve.ts';
import type { Tx } from '../../platform/db/open-database';
import { appUser } from '../../platform/db/schema/people';
import { balanceReserve, unreserveTransaction } from '../../platform/db/schema/money/reserves';
import { cancelDeadline, scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import { Refusal } from '../../platform/http/refusal';
import { reserveHold, userAccount } from '#domain/money/account-ref.ts';
import { openOperation } from '../../platform/ledger/operations';
import { postTransfers } from '../../platform/ledger/post-transfers';
import { recordTransactions } from '../../platform/ledger/record-transaction';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { closeByReserve } from '../blog/public';
import { notify } from '../notifications/public';
import { lockReserve, type Reserve, rowsOf, type UnreserveRow } from './reserve-view';

/** Announces the change: pages of both sides refetch. */
export const announceReserve = (tx: Tx, people: readonly string[]): Promise<void> =>
  announce(tx, people.map(userRoom), 'reserves changed', {});

/** Scope of a step that moves money of a reserve: an open operation and its product time. */
export interface Step {
  readonly tx: Tx;
  readonly operationId: string;
  readonly at: Date;
}

export const nameOf = async (tx: Tx, id: string): Promise<string> => {
  const [found] = await tx.select({ username: appUser.username }).from(appUser).where(eq(appUser.id, id));
  return found?.username ?? '';
};

/** The client of a funded reserve. */
export const clientOf = ({ id, clientId }: Reserve): string => {
  if (clientId === null) throw new Error(`reserve ${id} has no client`);
  return clientId;
};

/** Records activity: restarts the ninety-day period after which the rest is returned. */
export const restartQuietPeriod = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.update(balanceReserve).set({ quietSince: at }).where(eq(balanceReserve.id, id));
  await scheduleDeadline(tx, { aggregate: `reserve:${id}`, kind: 'idle' }, returnsAt(at.getTime()));
};

/** Whether ninety days without activity have passed: requests come too late, and the deadline returns the rest. */
export const isQuietTooLong = ({ quietSince }: Reserve, at: Date): boolean =>
  quietSince !== null && isReserveOver(quietSince.getTime(), at.getTime());

const close = async ({ tx, at }: Step, { id, status }: Reserve, type: ReserveEvent['type']): Promise<void> => {
  const closed = { status: reserveLife.enter(status, type), closedAt: at };
  await tx.update(balanceReserve).set(closed).where(eq(balanceReserve.id, id));
  await cancelDeadline(tx, { aggregate: `reserve:${id}`, kind: 'idle' });
};

/** Requires a funded reserve. @throws Refusal BALANCE_RESERVE_UNRESERVE_ONLY_FOR_RESERVED */
export const requireReserved = ({ status }: Reserve): void => {
  if (!holdsMoney(status)) throw new Refusal('BALANCE_RESERVE_UNRESERVE_ONLY_FOR_RESERVED');
};

/**
 * PENDING → CONFIRMED: the part is paid to the mate; with the last kopeck the reserve becomes UNRESERVED. The caller
 * has locked the reserve and checked who decides: the client, an operator, or the end of the term.
 */
export const confirmRow = async (
  step: Step,
  reserve: Reserve,
  row: UnreserveRow,
  bySilence: boolean,
): Promise<void> => {
  const { tx, operationId, at } = step;
  requireReserved(reserve);
  const status = reservePartLife.after(row.status, 'part.confirmed');
  if (status === null) return;
  const { id, mateId } = reserve;
  const { amount } = row;
  await postTransfers(tx, operationId, [{ from: reserveHold(id), to: userAccount(mateId), amount }], at);
  const details = { reserveId: id, username: await nameOf(tx, clientOf(reserve)) };
  await recordTransactions(tx, [{ userId: mateId, operationId, type: 'BALANCE_UNRESERVE', amount, details }], at);
  await tx
    .update(unreserveTransaction)
    .set({ status, bySilence, decidedAt: at })
    .where(eq(unreserveTransaction.id, row.id));
  await cancelDeadline(tx, { aggregate: `reserve:${id}`, kind: 'row', subject: row.id });
  const { rest } = partsOfReserve(reserve.amount, await rowsOf(tx, [id]));
  if (rest === 0) await close(step, reserve, 'reserve.emptied');
  else await restartQuietPeriod(tx, id, at);
  await notify(tx, [mateId], { kind: 'RESERVE_PAID', facts: { amount, who: details.username }, at });
  await announceReserve(tx, [mateId, clientOf(reserve)]);
  await announce(tx, [userRoom(mateId), userRoom(clientOf(reserve))], 'me changed', {});
};

/** Whether the client can see and answer requests, so that no answer counts as agreement. */
export const canAnswer = async (tx: Tx, reserve: Reserve): Promise<boolean> => {
  const [client] = await tx
    .select({ status: appUser.status })
    .from(appUser)
    .where(eq(appUser.id, clientOf(reserve)));
  return client !== undefined && agreesBySilence(client.status);
};

/** Starts the three days in which the client may decline. */
export const startAnswerTerm = ({ tx, at }: Pick<Step, 'tx' | 'at'>, reserveId: string, rowId: string): Promise<void> =>
  scheduleDeadline(
    tx,
    { aggregate: `reserve:${reserveId}`, kind: 'row', subject: rowId },
    at.getTime() + reserveTerms.silence,
  );

/**
 * Confirms parts whose answer term is over, even if their deadline has not run yet: a later answer does not count.
 * Returns the locked reserve in its new state.
 */
export const confirmLapsed = async ({ tx, at }: Pick<Step, 'tx' | 'at'>, reserve: Reserve): Promise<Reserve> => {
  const lapsed = (await rowsOf(tx, [reserve.id])).filter(
    ({ status, confirmsAt }) => isPartOpen(status) && confirmsAt <= at,
  );
  if (!holdsMoney(reserve.status) || lapsed.length === 0 || !(await canAnswer(tx, reserve))) return reserve;
  const operationId = await openOperation(tx, 'unreserve by silence', 'system', at);
  for (const row of lapsed) await confirmRow({ tx, operationId, at }, reserve, row, true);
  return lockReserve(tx, reserve.id);
};

/** PENDING → REJECTED: the money of the part stays in the reserve. */
export const rejectRow = async (
  { tx, at }: Pick<Step, 'tx' | 'at'>,
  reserve: Reserve,
  row: UnreserveRow,
  answer: string,
): Promise<void> => {
  requireReserved(reserve);
  const status = reservePartLife.after(row.status, 'part.rejected');
  if (status === null) return;
  await tx
    .update(unreserveTransaction)
    .set({ status, answer: answer === '' ? null : answer, decidedAt: at })
    .where(eq(unreserveTransaction.id, row.id));
  await cancelDeadline(tx, { aggregate: `reserve:${reserve.id}`, kind: 'row', subject: row.id });
  await restartQuietPeriod(tx, reserve.id, at);
  const facts = { amount: row.amount, who: await nameOf(tx, clientOf(reserve)), comment: answer };
  await notify(tx, [reserve.mateId], { kind: 'RESERVE_REJECTED', facts, at });
  await announceReserve(tx, [reserve.mateId, clientOf(reserve)]);
};

/**
 * RESERVED → CANCELED: the rest goes back to the client, PENDING rows are rejected. The caller checks who may cancel: a
 * client without PENDING rows, an operator, ninety days without activity, a new reserve that replaces it.
 */
export const cancelReserve = async (step: Step, locked: Reserve): Promise<number> => {
  const { tx, operationId, at } = step;
  const reserve = await confirmLapsed(step, locked);
  if (!holdsMoney(reserve.status)) throw new Refusal('BALANCE_RESERVE_CANCEL_ONLY_FOR_RESERVED');
  const clientId = clientOf(reserve);
  const rows = await rowsOf(tx, [reserve.id]);
  for (const row of rows) if (isPartOpen(row.status)) await rejectRow(step, reserve, row, '');
  const { rest } = partsOfReserve(reserve.amount, rows);
  await postTransfers(
    tx,
    operationId,
    [{ from: reserveHold(reserve.id), to: userAccount(clientId), amount: rest }],
    at,
  );
  const details = { reserveId: reserve.id, username: await nameOf(tx, reserve.mateId) };
  const reversal = reserve.transactionId === null ? {} : { reversalOf: reserve.transactionId };
  const line = { userId: clientId, operationId, type: 'BALANCE_RESERVE', amount: rest, details, ...reversal } as const;
  await recordTransactions(tx, [line], at);
  await close(step, reserve, 'reserve.canceled');
  // An article that has been partly paid for stays open.
  if (reserve.articleId !== null && rest === reserve.amount) await closeByReserve(tx, reserve.articleId, clientId, at);
  const facts = { amount: rest, who: await nameOf(tx, clientId) };
  await notify(tx, [reserve.mateId], { kind: 'RESERVE_CANCELED', facts, at });
  await announceReserve(tx, [reserve.mateId, clientId]);
  await announce(tx, [userRoom(clientId)], 'me changed', {});
  return rest;
};
