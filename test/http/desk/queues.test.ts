import { randomUUID } from 'node:crypto';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import type { DeskQueue } from '#domain/people/desk-queue.ts';
import { days, hours, minutes } from '#domain/time/durations.ts';
import { seenBy } from '../../support/desk';
import { askForWithdrawal } from '../../support/money/ask-for-withdrawal';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { playSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);
const admin = (...permissions: readonly AdminPermission[]) => makeAdministrator(server, ...permissions);
const queueOf = async ({ browser }: TestPerson, name: DeskQueue) =>
  (await browser.call('GET /v1/admin/queues')).body.queues.find(({ queue }) => queue === name);
const confirm = async (by: TestPerson, id: string) =>
  by.browser.call('POST /v1/admin/withdrawals/{id}/confirm', {
    params: { id },
    body: { seen: await seenBy(by, `withdrawal:${id}`) },
  });
const askSupport = async (person: TestPerson): Promise<string> =>
  (
    await person.browser.call('POST /v1/support/threads', {
      body: { topic: 'PAY', text: 'Деньги не дошли', clientId: randomUUID() },
    })
  ).body.chatId;

test('withdrawals tell their sum, who waits longest and for what, and how many wait for their payout', async () => {
  const finance = await admin('VIEW_TRANSACTIONS_LIST', 'VIEW_TRANSACTION', 'CONFIRM_WITHDRAWAL');
  const [early, late] = [
    await askForWithdrawal(server, 2000),
    await (server.clock.advance(minutes(1)), askForWithdrawal(server, 1500)),
  ];
  expect(await queueOf(finance, 'withdrawals')).toMatchObject({
    waiting: 2,
    sum: 3500,
    underWay: 0,
    withinMs: hours(24),
    first: { id: early.id, person: early.person.username, amount: 2000, what: 'BANK_CARD_RU', takeable: true },
  });
  await confirm(finance, early.id);
  // An operator who may only confirm does not pay out: their next entry is the other request.
  expect(await queueOf(finance, 'withdrawals')).toMatchObject({
    waiting: 2,
    underWay: 1,
    first: { id: late.id, takeable: true },
  });
  const payer = await admin('VIEW_TRANSACTIONS_LIST', 'MARK_WITHDRAWAL_PAID');
  expect((await queueOf(payer, 'withdrawals'))?.first).toMatchObject({ id: early.id, takeable: true });
});

test('what only waits to be seen is not taken, nor one’s own, nor what one has half confirmed', async () => {
  const watcher = await admin('VIEW_TRANSACTIONS_LIST');
  expect((await queueOf(watcher, 'withdrawals'))?.first).toMatchObject({ takeable: false });
  const { id } = await (server.clock.advance(minutes(1)), askForWithdrawal(server, 60_000));
  const finance = await admin('VIEW_TRANSACTIONS_LIST', 'VIEW_TRANSACTION', 'CONFIRM_WITHDRAWAL');
  const others = await server.database.pool.query<{ id: string }>(
    "SELECT id FROM withdrawal WHERE status = 'WAITING_FOR_CONFIRMATION' AND id <> $1",
    [id],
  );
  for (const other of others.rows) await confirm(finance, other.id);
  expect((await queueOf(finance, 'withdrawals'))?.first).toMatchObject({ id, takeable: true });
  await confirm(finance, id);
  expect((await queueOf(finance, 'withdrawals'))?.first).toMatchObject({ takeable: false });
  const helper = await admin('MANAGE_SUPPORT');
  const own = await askSupport(helper);
  expect((await queueOf(helper, 'support'))?.first).toMatchObject({ id: own, takeable: false });
  const other = await (server.clock.advance(minutes(5)), makePerson(server).then(askSupport));
  expect((await queueOf(helper, 'support'))?.first).toMatchObject({ id: other, takeable: true });
});

test('support tells who asks, of what and in which words, and no address', async () => {
  const helper = await admin('MANAGE_SUPPORT');
  const { body } = await helper.browser.call('GET /v1/admin/queues');
  expect(body.queues.map(({ queue }) => queue)).toEqual(['support']);
  expect(body.queues[0]?.first).toMatchObject({ what: 'PAY', words: 'Деньги не дошли' });
  expect(JSON.stringify(body)).not.toContain('@');
});

test('a dispute tells what it holds and when it is decided without anybody; its sides do not take it', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const squadId = await playSquad(owner, mate, { categoryId: scene.fun });
  server.clock.advance(hours(1));
  await sweepDeadlines(server);
  await owner.browser.call('POST /v1/squads/{id}/dispute', {
    params: { id: squadId },
    body: { reason: 'Напарник половину игры молчал', wantedPercent: 50 },
  });
  await mate.browser.call('POST /v1/squads/{id}/dispute/answer', { params: { id: squadId }, body: { granted: false } });
  const moderator = await admin('MANAGE_DISPUTES');
  const queue = await queueOf(moderator, 'disputes');
  expect(queue).toMatchObject({ waiting: 1, sum: 700, first: { squadId, amount: 700, takeable: true } });
  expect(Date.parse(queue?.first?.until ?? '') - Date.parse(queue?.oldestAt ?? '')).toBe(days(14));
  await server.database.pool.query(
    "UPDATE app_user SET is_admin = true, permissions = '{MANAGE_DISPUTES}' WHERE id = $1",
    [owner.id],
  );
  expect((await queueOf(owner, 'disputes'))?.first).toMatchObject({ squadId, takeable: false });
});

test('a new term of a queue says at once what is near it; a dispute’s term is no setting', async () => {
  const boss = await admin('ALL');
  await makePerson(server).then(askSupport);
  server.clock.advance(minutes(49));
  const before = await queueOf(boss, 'support');
  expect([before?.withinMs, before?.urgent]).toEqual([hours(1), before?.waiting]);
  const set = (name: string, value: number) =>
    boss.browser.call('PUT /v1/admin/settings/{name}', {
      params: { name },
      body: { value, seen: 0, reason: 'Вечером отвечаем дольше' },
    });
  expect((await set('term-support', 24 * 60)).code).toBeNull();
  expect(await queueOf(boss, 'support')).toMatchObject({ withinMs: hours(24), urgent: 0 });
  expect((await set('term-articles', 4)).code).toBe('ADMIN_SETTING_OUT_OF_BOUNDS');
  expect((await set('term-disputes', 60)).code).toBe('VALIDATION_ERROR');
});
