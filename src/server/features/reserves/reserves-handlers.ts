import { eq } from 'drizzle-orm';
import type { reservesContract } from '#contract/money/reserves.ts';
import { holdsMoney, isPartOpen, reserveLife } from '#domain/money/reserve-states.ts';
import type { App } from '../../platform/app';
import { balanceReserve } from '../../platform/db/schema/money/reserves';
import type { Handler, Handlers } from '../../platform/http/call';
import { inTransaction } from '../../platform/db/in-transaction';
import { Refusal } from '../../platform/http/refusal';
import { runOperation } from '../../platform/ledger/operations';
import { changeRows } from './change-rows';
import { commitReserve } from './commit-reserve';
import { fundReserve, showLink } from './fund-reserve';
import { listReserves, totalReserves } from './list-reserves';
import { makeLink } from './make-link';
import { announceReserve, cancelReserve, confirmLapsed } from './reserve-steps';
import { lockReserve, type Reserve, rowsOf, sideIn, viewReserve, viewRows } from './reserve-view';

type Contract = typeof reservesContract;

/**
 * A reserve in which this person is a side.
 * @throws Refusal BALANCE_RESERVE_NOT_FOUND, BALANCE_RESERVE_ACCESS_DENIED
 */
const ownReserve = async (app: App, id: string, userId: string): Promise<Reserve> => {
  const [row] = await app.db.select().from(balanceReserve).where(eq(balanceReserve.id, id));
  if (!row) throw new Refusal('BALANCE_RESERVE_NOT_FOUND');
  sideIn(row, userId);
  return row;
};

/**
 * The client takes the rest back while no request waits for their answer (specification, section 4: only a reserved one
 * is cancelled).
 * @throws Refusal BALANCE_RESERVE_NOT_FOUND, BALANCE_RESERVE_ACCESS_DENIED, BALANCE_RESERVE_CANCEL_ONLY_FOR_RESERVED
 */
const cancel: Handler<Contract['POST /v1/balance-reserve/{id}/cancel']> = (app, { actor, params, idempotencyKey }) =>
  runOperation(
    app,
    { kind: 'cancel reserve', actor: actor.id, idempotencyKey, request: params },
    async (tx, operationId) => {
      const at = new Date(app.clock.now());
      const reserve = await confirmLapsed({ tx, at }, await lockReserve(tx, params.id));
      const side = sideIn(reserve, actor.id);
      if (!holdsMoney(reserve.status)) throw new Refusal('BALANCE_RESERVE_CANCEL_ONLY_FOR_RESERVED');
      if (side === 'MATE') throw new Refusal('BALANCE_RESERVE_ACCESS_DENIED');
      const rows = await rowsOf(tx, [reserve.id]);
      if (rows.some(({ status }) => isPartOpen(status))) throw new Refusal('BALANCE_RESERVE_CANCEL_ONLY_FOR_RESERVED');
      await cancelReserve({ tx, operationId, at, by: actor.id }, reserve);
      return viewReserve(app, tx, actor.id, reserve.id);
    },
  );

/**
 * The mate takes back a link that nobody has used, so that it is not used any more; repeating it changes nothing.
 * @throws Refusal BALANCE_RESERVE_NOT_FOUND, BALANCE_RESERVE_ACCESS_DENIED, RESERVE_LINK_USED
 */
const takeLinkBack: Handler<Contract['DELETE /v1/balance-reserve/{id}/link']> = (app, { actor, params }) =>
  inTransaction(app.db, async (tx) => {
    const reserve = await lockReserve(tx, params.id);
    if (reserve.mateId !== actor.id) throw new Refusal('BALANCE_RESERVE_ACCESS_DENIED');
    if (reserve.fundedAt !== null) throw new Refusal('RESERVE_LINK_USED');
    if (!reserveLife.fits(reserve.status, 'reserve.takenBack')) return;
    const at = app.clock.now();
    const event = { type: 'reserve.takenBack', by: actor.id, at } as const;
    await commitReserve(tx, reserve, { event, operationId: null, values: { closedAt: new Date(at) } });
    await announceReserve(tx, [actor.id]);
  });

export const reservesHandlers: Handlers<Contract> = {
  'POST /v1/balance-reserve/signed-link': makeLink,
  'GET /v1/balance-reserve/link': showLink,
  'POST /v1/balance/reserve': fundReserve,
  'GET /v1/balance-reserve/reserved-for-user/{userId}': listReserves,
  'GET /v1/balance-reserve/totals': (app, { actor }) => totalReserves(app.db, actor.id),
  'GET /v1/balance-reserve/{id}': async (app, { actor, params }) => {
    await ownReserve(app, params.id, actor.id);
    return viewReserve(app, app.db, actor.id, params.id);
  },
  'GET /v1/balance-reserve/{id}/unreserve-transactions': async (app, { actor, params }) => {
    return viewRows(app.db, await ownReserve(app, params.id, actor.id));
  },
  'PUT /v1/balance-reserve/{id}/unreserve-transactions': changeRows,
  'POST /v1/balance-reserve/{id}/cancel': cancel,
  'DELETE /v1/balance-reserve/{id}/link': takeLinkBack,
};
