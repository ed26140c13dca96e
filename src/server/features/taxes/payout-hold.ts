import { and, eq, inArray } from 'drizzle-orm';
import { npdTerms } from '#domain/taxes/npd-check.ts';
import { type HoldReason, isStop, payoutHold, waitReasons } from '#domain/taxes/payout-verdict.ts';
import type { App } from '../../platform/app';
import type { Executor, Tx } from '../../platform/db/open-database';
import { withdrawal } from '../../platform/db/schema/money/ledger';
import { taxHold } from '../../platform/db/schema/money/taxes';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { announceToStaff } from '../audit/public';
import { notify } from '../notifications/public';
import { incomeOf } from './income';
import { checkOfToday, checksAreOn, wantCheck } from './npd/checks';
import { isEarner, profileOf } from './tax-profile';

type Withdrawal = Pick<typeof withdrawal.$inferSelect, 'id' | 'userId' | 'amount' | 'status'>;

const isRequired = async (app: Pick<App, 'settings'>): Promise<boolean> =>
  (await app.settings.get('tax-status-required')) === 1;

/** What keeps money from leaving to a person by itself, as of now; null: nothing. Nothing is written or asked. */
export const taxHoldOf = async (app: App, db: Executor, userId: string): Promise<HoldReason | null> => {
  if (!(await isRequired(app)) || !(await isEarner(db, userId))) return null;
  const profile = await profileOf(app, db, userId);
  return payoutHold({
    required: true,
    checked: await checksAreOn(app),
    status: profile?.status ?? null,
    answer: profile === null ? 'NOT_ASKED' : (await checkOfToday(app, db, profile.innHash)).answer,
    income: (await incomeOf(app, db, userId)).standing,
  });
};

/** The withdrawal is looked at again then, whichever step it waits for. */
const lookAgain = (tx: Tx, { id, status }: Pick<Withdrawal, 'id' | 'status'>, at: number): Promise<void> =>
  scheduleDeadline(tx, { aggregate: `withdrawal:${id}`, kind: status === 'CONFIRMED' ? 'payout' : 'confirm' }, at);

/** Writes down why a withdrawal does not leave. Its owner is told each reason once; a check on its way is none to tell. */
const hold = async (app: App, tx: Tx, { id, userId, amount }: Withdrawal, reason: HoldReason): Promise<void> => {
  const at = new Date(app.clock.now());
  const [before] = await tx.select().from(taxHold).where(eq(taxHold.withdrawalId, id));
  if (before?.reason === reason) return;
  await tx
    .insert(taxHold)
    .values({ withdrawalId: id, userId, reason, since: at })
    .onConflictDoUpdate({ target: taxHold.withdrawalId, set: { reason, since: at } });
  if (reason !== 'CHECK_GOES_ON')
    await notify(tx, [userId], { kind: 'PAYOUT_TAX_HELD', facts: { amount, reason }, at });
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announceToStaff(tx, 'withdrawal');
};

/**
 * Whether taxes let a withdrawal leave by itself. If not, it is written down why and its owner is told; one that only
 * waits is looked at again, one that is stopped waits for an operator. The withdrawal is locked.
 */
export const mayLeaveByTaxes = async (app: App, tx: Tx, row: Withdrawal): Promise<boolean> => {
  const reason = await taxHoldOf(app, tx, row.userId);
  if (reason === null) {
    await endHold(tx, row.id);
    return true;
  }
  const profile = await profileOf(app, tx, row.userId);
  if (reason === 'CHECK_GOES_ON' && profile !== null) await wantCheck(app, tx, profile.innHash);
  await hold(app, tx, row, reason);
  if (!isStop(reason)) await lookAgain(tx, row, app.clock.now() + npdTerms.lookAgain);
  return false;
};

const waitsFor = (withdrawalId: string) =>
  and(eq(taxHold.withdrawalId, withdrawalId), inArray(taxHold.reason, [...waitReasons]));

/** Something else hinders a withdrawal for now. If it waits for taxes, it is looked at again as its owner was promised. */
export const lookAgainForTaxes = async (app: App, tx: Tx, row: Withdrawal): Promise<void> => {
  if ((await tx.$count(taxHold, waitsFor(row.id))) > 0) await lookAgain(tx, row, app.clock.now() + npdTerms.lookAgain);
};

/** A withdrawal that an operator has to decide about: it waits for taxes no more, and its owner is not promised that. */
export const endWait = async (tx: Tx, { id, userId }: Pick<Withdrawal, 'id' | 'userId'>): Promise<void> => {
  const ended = await tx.delete(taxHold).where(waitsFor(id)).returning({ id: taxHold.withdrawalId });
  if (ended.length === 0) return;
  await announce(tx, [userRoom(userId)], 'me changed', {});
  await announceToStaff(tx, 'withdrawal');
};

/** The open withdrawal of a person that taxes keep from leaving; null: none. */
export const heldOf = async (db: Executor, userId: string) => {
  const [row] = await db
    .select({ id: withdrawal.id, status: withdrawal.status, reason: taxHold.reason, since: taxHold.since })
    .from(taxHold)
    .innerJoin(withdrawal, eq(withdrawal.id, taxHold.withdrawalId))
    .where(and(eq(taxHold.userId, userId), inArray(withdrawal.status, ['WAITING_FOR_CONFIRMATION', 'CONFIRMED'])));
  return row ?? null;
};

/** Something that withdrawals waited for has come: they are looked at now. Stopped ones go on waiting for an operator. */
export const lookAtHeldNow = async (app: App, tx: Tx, userIds: readonly string[]): Promise<void> => {
  const rows = await tx
    .select({ id: withdrawal.id, status: withdrawal.status })
    .from(taxHold)
    .innerJoin(withdrawal, eq(withdrawal.id, taxHold.withdrawalId))
    .where(
      and(
        inArray(taxHold.userId, [...userIds]),
        inArray(taxHold.reason, [...waitReasons]),
        inArray(withdrawal.status, ['WAITING_FOR_CONFIRMATION', 'CONFIRMED']),
      ),
    );
  for (const row of rows) await lookAgain(tx, row, app.clock.now());
};

/** The money has left, or gone back: nothing keeps it. */
export const endHold = async (tx: Tx, withdrawalId: string): Promise<void> => {
  await tx.delete(taxHold).where(eq(taxHold.withdrawalId, withdrawalId));
};
