import type { App } from '../../platform/app';
import type { DeadlineAggregate } from '../../platform/deadlines/deadline-sweeper';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import { lockRow } from '../../platform/db/lock-row';
import { withdrawal } from '../../platform/db/schema/money/ledger';
import { confirmWithdrawal, lockWithdrawal, needsTwo, withdrawalRisksOf } from '../balance/public';
import { isBlocked, leavesByItself } from './start-payout';

/**
 * Confirms a withdrawal whose term is over, if it has no risk mark, one operator would do for its sum and a provider pays
 * it. Every other one waits for an operator.
 */
export const withdrawalDeadlines = (app: App): DeadlineAggregate => ({
  lock: lockRow(withdrawal),
  handle: async (tx, { aggregateId }) => {
    const row = await lockWithdrawal(tx, aggregateId);
    if (row?.status !== 'WAITING_FOR_CONFIRMATION' || row.halfConfirmedBy !== null || row.risks.length > 0) return;
    const now = app.clock.now();
    if (row.heldUntil !== null && row.heldUntil.getTime() > now)
      return scheduleDeadline(tx, { aggregate: `withdrawal:${row.id}`, kind: 'confirm' }, row.heldUntil.getTime());
    if (needsTwo(row.amount, await app.settings.get('withdrawal-two-operators'))) return;
    if (!(await leavesByItself(app, row)) || (await isBlocked(tx, row.userId))) return;
    // A dispute may have been opened since it was asked for.
    if ((await withdrawalRisksOf(tx, row.userId, row, row.amount, now)).length > 0) return;
    await confirmWithdrawal(tx, app, row);
  },
});
