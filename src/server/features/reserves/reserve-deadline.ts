import type { App } from '../../platform/app';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { openOperation } from '../../platform/ledger/operations';
import { cancelReserve, confirmRow } from './reserve-steps';
import { findRow, lockReserve } from './reserve-view';

/** Silence of three days confirms a part; ninety quiet days give the rest back. */
export const reserveDeadline =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId, kind, subject }) => {
    const at = new Date(app.clock.now());
    const reserve = await lockReserve(tx, aggregateId);
    if (reserve.status !== 'RESERVED') return;
    if (kind === 'row') {
      const row = await findRow(tx, reserve.id, subject);
      const operationId = await openOperation(tx, 'unreserve by silence', 'system', at);
      return confirmRow({ tx, operationId, at }, reserve, row, true);
    }
    const operationId = await openOperation(tx, 'reserve idle', 'system', at);
    await cancelReserve({ tx, operationId, at }, reserve);
  };
