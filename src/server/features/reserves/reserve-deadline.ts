import { holdsMoney } from '#domain/money/reserve-states.ts';
import type { App } from '../../platform/app';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { openOperation } from '../../platform/ledger/operations';
import { cancelReserve, canAnswer, confirmRow, isQuietTooLong } from './reserve-steps';
import { findRow, lockReserve } from './reserve-view';

/**
 * Three days without an answer confirm a part, unless its client cannot see it: then it waits for an operator, or for a
 * restarted term (`restartAnswerTerms`). After ninety days without activity the rest is returned.
 */
export const reserveDeadline =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId, kind, subject }) => {
    const at = new Date(app.clock.now());
    const reserve = await lockReserve(tx, aggregateId);
    if (!holdsMoney(reserve.status)) return;
    if (kind === 'row') {
      if (!(await canAnswer(tx, reserve))) return;
      const row = await findRow(tx, reserve.id, subject);
      const operationId = await openOperation(tx, 'unreserve by silence', 'system', at);
      return confirmRow({ tx, operationId, at, by: 'system' }, reserve, row, true);
    }
    if (!isQuietTooLong(reserve, at)) return;
    const operationId = await openOperation(tx, 'reserve idle', 'system', at);
    await cancelReserve({ tx, operationId, at, by: 'system' }, reserve);
  };
