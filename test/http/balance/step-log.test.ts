import { stepLogs } from '#server/composition/step-logs.ts';
import { withdrawalLog } from '#domain/money/withdrawal-log.ts';
import { commitWithdrawal } from '#server/features/balance/commit-withdrawal.ts';
import { confirmWithdrawal, lockWithdrawal, payWithdrawal } from '#server/features/balance/withdrawal-steps.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { replayStoredSteps, storedSteps } from '#server/platform/steps/log-step.ts';
import { logFaults } from '../../support/expect-logs';
import { askForWithdrawal } from '../../support/money/ask-for-withdrawal';
import { reserveCalls } from '../../support/money/reserve-calls';
import { newKey } from '../../support/money/start-deposit';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();
const { act, ask, cancel, funded } = reserveCalls(server);

const asked = () => askForWithdrawal(server, 2400);

/** What the operators do with a withdrawal, under its lock. */
const decide = (id: string, next: 'confirm' | 'pay') => {
  const { app } = server.product;
  return inTransaction(app.db, async (tx) => {
    const row = await lockWithdrawal(tx, id);
    if (row === null) throw new Error('no such withdrawal');
    if (next === 'confirm') return confirmWithdrawal(tx, app, row, 'system');
    const operationId = await openOperation(tx, 'pay withdrawal', 'system', new Date(app.clock.now()));
    return payWithdrawal(tx, app, operationId, row, { reference: 'A1', by: 'system' });
  });
};

const lifeOf = async (aggregate: string, id: string) => {
  const log = stepLogs.find((one) => one.aggregate === aggregate);
  const steps = (await log?.replayStored(server.product.app.db, id)) ?? [];
  return steps.map(({ event, state, fault }) => [event.type, 'by' in event ? event.by : null, state, fault]);
};

test('a withdrawal has each of its steps with who made it, and what it led to', async () => {
  const { person, id } = await asked();
  await decide(id, 'confirm');
  await decide(id, 'pay');
  expect(await lifeOf('withdrawal', id)).toEqual([
    ['withdrawal.snapshot', person.id, { status: 'WAITING_FOR_CONFIRMATION' }, null],
    ['withdrawal.confirmed', 'system', { status: 'CONFIRMED' }, null],
    ['withdrawal.paid', 'system', { status: 'PAID' }, null],
  ]);
});

test('nothing of a withdrawal is kept but ids: no sum, no number, no name, no text', async () => {
  const { person, id } = await asked();
  await person.browser.call('POST /v1/balance/withdrawals/{id}/cancel', { params: { id }, idempotencyKey: newKey() });
  const text = JSON.stringify(await storedSteps(server.product.app.db, withdrawalLog, id));
  expect(text).toContain(person.id);
  for (const secret of ['2400', '240000', '2200', '0004', person.username]) expect(text).not.toContain(secret);
});

test('one from before steps were kept begins with what was found', async () => {
  const { id } = await asked();
  const { pool } = server.database;
  await pool.query('ALTER TABLE step DISABLE TRIGGER step_append_only');
  await pool.query("DELETE FROM step WHERE aggregate = 'withdrawal' AND aggregate_id = $1", [id]);
  await pool.query('ALTER TABLE step ENABLE TRIGGER step_append_only');
  await decide(id, 'confirm');
  const steps = await replayStoredSteps(server.product.app.db, withdrawalLog, id);
  expect(steps.map(({ number, event, fault }) => [number, event.type, 'why' in event && event.why, fault])).toEqual([
    [0, 'withdrawal.snapshot', 'FOUND', null],
    [1, 'withdrawal.confirmed', false, null],
  ]);
});

test('a step that does not fit is a mistake of ours, and leaves nothing', async () => {
  const { id } = await asked();
  const row = await inTransaction(server.product.app.db, (tx) => lockWithdrawal(tx, id));
  if (row === null) throw new Error('no such withdrawal');
  const event = { type: 'withdrawal.paid', by: 'system', at: server.clock.now() } as const;
  const paying = inTransaction(server.product.app.db, (tx) =>
    commitWithdrawal(tx, row, { event, operationId: null, values: {} }),
  );
  await expect(paying).rejects.toThrow('withdrawal.paid does not fit');
  expect(await lifeOf('withdrawal', id)).toHaveLength(1);
});

test('a reserve has the steps of its parts among its own', async () => {
  const { mate, client, id } = await funded();
  const part = await ask(mate, id, 800);
  await act(client, id, { act: 'confirm', rowId: part });
  await cancel(client, id);
  const life = await lifeOf('reserve', id);
  expect(life.map(([type, by, , fault]) => [type, by, fault])).toEqual([
    ['reserve.snapshot', mate.id, null],
    ['reserve.funded', client.id, null],
    ['part.requested', mate.id, null],
    ['part.confirmed', client.id, null],
    ['reserve.canceled', client.id, null],
  ]);
  expect(life.at(-1)?.[2]).toEqual({ status: 'CANCELED', parts: { [part]: 'CONFIRMED' } });
});

test('a status that was changed past its log is found', async () => {
  const { id } = await asked();
  await server.database.pool.query("UPDATE withdrawal SET status = 'CONFIRMED' WHERE id = $1", [id]);
  expect(await logFaults(server.database)).toEqual([
    `withdrawal ${id} is CONFIRMED, its steps lead to WAITING_FOR_CONFIRMATION`,
  ]);
  await server.database.pool.query("UPDATE withdrawal SET status = 'WAITING_FOR_CONFIRMATION' WHERE id = $1", [id]);
});
