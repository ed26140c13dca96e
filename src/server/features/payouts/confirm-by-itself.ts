import type { App } from '../../platform/app';
import type { DeadlineAggregate } from '../../platform/deadlines/deadline-sweeper';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import { lockRow } from '../../platform/db/lock-row';
import { withdrawal } from '../../platform/db/schema/money/ledger';
import { putOutbox } from '../../platform/outbox/put-outbox';
import { confirmWithdrawal, lockWithdrawal, needsTwo, withdrawalRisksOf } from '../balance/public';
import { endWait, lookAgainForTaxes, mayLeaveByTaxes } from '../taxes/public';
import { payoutsOf } from './payout-row';
import { isBlocked, leavesByItself } from './start-payout';

/**
 * Confirms a withdrawal whose term is over, if it has no risk mark, one operator would do for its sum and a provider pays
 * it, and taxes let it leave. Every other one waits for an operator. A confirmed one that waited for taxes is tried again.
 */
export const withdrawalDeadlines = (app: App): DeadlineAggregate => ({
  lock: lockRow(withdrawal),
  handle: async (tx, { aggregateId, kind }) => {
    const row = await lockWithdrawal(tx, aggregateId);
    if (kind === 'payout') {
      if (row?.status === 'CONFIRMED' && (await payoutsOf(tx, row.id)).length === 0)
        await putOutbox(tx, 'payout', { withdrawalId: row.id });
      return;
    }
    if (row?.status !== 'WAITING_FOR_CONFIRMATION') return;
    if (row.halfConfirmedBy !== null || row.risks.length > 0) return endWait(tx, row);
    const now = app.clock.now();
    if (row.heldUntil !== null && row.heldUntil.getTime() > now)
      return scheduleDeadline(tx, { aggregate: `withdrawal:${row.id}`, kind: 'confirm' }, row.heldUntil.getTime());
    if (needsTwo(row.amount, await app.settings.get('withdrawal-two-operators'))) return endWait(tx, row);
    if (!(await leavesByItself(app, row)) || (await isBlocked(tx, row.userId))) return lookAgainForTaxes(app, tx, row);
    // A dispute may have been opened since it was asked for.
    if ((await withdrawalRisksOf(tx, row.userId, row, row.amount, now)).length > 0) return endWait(tx, row);
    if (await mayLeaveByTaxes(app, tx, row)) await confirmWithdrawal(tx, app, row, 'system');
  },
});
