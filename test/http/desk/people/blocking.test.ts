import { days, minutes } from '#domain/time/durations.ts';
import { deskReceives } from '#test/support/desk.ts';
import { lettersTo as allLettersTo } from '#test/support/people/letters-to.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import type { TestPerson } from '#test/support/people/make-person.ts';
import { endHold } from '#test/support/money/end-hold.ts';
import { giveMoney } from '#test/support/money/give-money.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { acceptOrder, createSquadOf, playSquad } from '#test/support/squads/squad-calls.ts';
import { sceneForTests } from '#test/support/squads/scene-for-tests.ts';
import { waitFor } from '#test/support/wait-for.ts';
import { sweepDeadlines } from '#test/support/sweep-deadlines.ts';

const server = serverForTests();
const scene = sceneForTests(server);

type Term = 'DAY' | 'WEEK' | 'FOREVER';

const block = async (person: TestPerson, term: Term = 'WEEK') => {
  const boss = await makeAdministrator(server, 'BLOCK_USERS', 'UNBLOCK_USERS', 'VIEW_USER');
  const { status } = await boss.browser.call('POST /v1/admin/users/{id}/block', {
    params: { id: person.id },
    body: { term, reason: 'Две неявки подряд' },
  });
  expect(status).toBe(204);
  return boss;
};
const lettersTo = (person: TestPerson) => allLettersTo(server, person);
const statusOf = async (table: 'squad' | 'app_user', id: string | number) =>
  (await server.database.pool.query(`SELECT status FROM ${table} WHERE id = $1`, [id])).rows[0].status;

test('the squad that has not begun ends with its blocked owner, and the letter says all', async () => {
  const [owner, mate] = [await scene.client(3000), await scene.mate()];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  await block(owner);
  expect(await statusOf('squad', body.id)).toBe('DISBANDED');
  expect((await lettersTo(owner)).join()).toMatch(/заблокирован до .*Две неявки подряд.*распущен/s);
});

test('a blocked mate is out of the lobby, and their part goes back', async () => {
  const [owner, mate] = [await scene.client(3000), await scene.mate()];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  await acceptOrder(mate, body.id);
  await block(mate);
  const { rows } = await server.database.pool.query(
    'SELECT left_at FROM squad_member WHERE squad_id = $1 AND user_id = $2',
    [body.id, mate.id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].left_at).not.toBeNull();
});

test('a game that goes on is played to its end', async () => {
  const [owner, mate] = [await scene.client(5000), await scene.mate()];
  const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
  await block(mate);
  expect(await statusOf('squad', squadId)).toBe('IN_A_GAME');
  expect((await lettersTo(mate)).join()).toMatch(/доиграет/);
  server.clock.advance(minutes(61));
  await sweepDeadlines(server);
  expect(await statusOf('squad', squadId)).toBe('FINISHED');
});

test('a withdrawal is paused: neither confirmed nor paid while the block lasts', async () => {
  const mate = await scene.mate();
  await giveMoney(server.product.app, mate.id, 500_000);
  const { body } = await mate.browser.call('POST /v1/balance/withdraw', {
    body: { amount: 1000, to: { method: 'SBP', wallet: '+79001234567', bank: 'SBERBANK' } },
    idempotencyKey: 'paused-withdrawal',
  });
  const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
  await endHold(server, body.id);
  const params = { id: body.id };
  const boss = await block(mate);
  const confirm = () => operator.browser.call('POST /v1/admin/withdrawals/{id}/confirm', { params, body: { seen: 0 } });
  expect((await confirm()).code).toBe('ADMIN_WITHDRAWAL_PAUSED');
  expect((await operator.browser.call('GET /v1/admin/withdrawals/{id}', { params })).body.paused).toBe(true);
  const told = await deskReceives(server, operator, 'withdrawal');
  await boss.browser.call('POST /v1/admin/users/{id}/unblock', { params: { id: mate.id }, body: {} });
  await told();
  expect((await confirm()).status).toBe(200);
});

test('a deleted account that comes back as blocked as it was pauses its withdrawal again, and the letter says so', async () => {
  const person = await scene.client(0);
  const boss = await makeAdministrator(server, 'DELETE_USERS', 'RESTORE_USERS', 'VIEW_TRANSACTION');
  await block(person);
  const params = { id: person.id };
  const deleted = await deskReceives(server, boss, 'withdrawal');
  const gone = await boss.browser.call('DELETE /v1/admin/users/{id}', { params, body: { reason: 'Просит удалить' } });
  expect(gone.status).toBe(204);
  await deleted();
  const restored = await deskReceives(server, boss, 'withdrawal');
  expect((await boss.browser.call('POST /v1/admin/users/{id}/restore', { params, body: {} })).status).toBe(204);
  await restored();
  expect(await statusOf('app_user', person.id)).toBe('BLOCKED');
  expect((await lettersTo(person)).join()).toMatch(/восстановлен\. Блокировка/);
});

test('the term opens the account again, to the minute', async () => {
  const person = await scene.client(0);
  await block(person, 'DAY');
  server.clock.advance(days(1) - minutes(1));
  await sweepDeadlines(server);
  expect(await statusOf('app_user', person.id)).toBe('BLOCKED');
  server.clock.advance(minutes(1));
  await sweepDeadlines(server);
  expect(await statusOf('app_user', person.id)).toBe('ACTIVE');
  expect((await lettersTo(person)).join()).toMatch(/снова открыт/);
});

test('a block for good has no end', async () => {
  const person = await scene.client(0);
  await block(person, 'FOREVER');
  server.clock.advance(days(400));
  await sweepDeadlines(server);
  expect(await statusOf('app_user', person.id)).toBe('BLOCKED');
});

test('a step that was let in before the block and is carried out after it changes nothing', async () => {
  const [person, mate] = [await scene.client(3000), await scene.mate()];
  const { pool } = server.database;
  const held = await pool.connect();
  await held.query('BEGIN');
  await held.query('SELECT FROM app_user WHERE id = $1 FOR UPDATE', [person.id]);
  const steps = Promise.all([
    createSquadOf(person, { categoryId: scene.fun, mateIds: [mate.id] }),
    person.browser.call('POST /v1/balance/withdraw', {
      body: { amount: 600, to: { method: 'SBP', wallet: '+79001234567', bank: 'SBERBANK' } },
      idempotencyKey: 'slips-past-a-block',
    }),
  ]);
  // Both wait for the account's row: they have passed the gate.
  await waitFor(
    async () => {
      const { rows: waiting } = await pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%for key share%'",
      );
      return waiting.length;
    },
    (waiting) => waiting === 2,
  );
  await held.query("UPDATE app_user SET status = 'BLOCKED' WHERE id = $1", [person.id]);
  await held.query('COMMIT');
  held.release();
  expect((await steps).map(({ code }) => code)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  const { rows } = await pool.query('SELECT id FROM squad WHERE owner_id = $1', [person.id]);
  expect(rows).toEqual([]);
});
