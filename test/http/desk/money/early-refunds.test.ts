import { callBack, newKey, startDeposit } from '#test/support/money/start-deposit.ts';
import { cachedBalance, expectSoundLedger } from '#test/support/money/ledger-state.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';

const server = serverForTests();

const waiting = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/admin/queues')).body.queues.find(({ queue }) => queue === 'callbacks')?.waiting;

test('a refund before its payment pays for nothing, and leaves the queue once the refund is repeated', async () => {
  const person = await makePerson(server);
  const depositId = await startDeposit(person.browser, 700);
  const by = await makeAdministrator(server, 'MANAGE_DEPOSIT');
  const before = await waiting(by);
  const refund = { depositId, amount: 70_000, outcome: 'REFUNDED' } as const;
  expect((await callBack(server, refund)).code).toBe('DEPOSIT_NOT_PAID');
  expect(await waiting(by)).toBe((before ?? 0) + 1);
  const { body } = await by.browser.call('GET /v1/admin/provider-callbacks', { query: { unmatched: true } });
  const early = body.items.find((one) => one.depositId === depositId);
  expect(early?.verdict).toBe('EARLY_REFUND');
  const id = early?.id ?? '';
  const history = await by.browser.call('GET /v1/admin/history', { query: { subject: `callback:${id}` } });
  const tied = await by.browser.call('POST /v1/admin/provider-callbacks/{id}/tie', {
    params: { id },
    body: { seen: history.body.seen, reason: 'Видно в выписке провайдера', depositId, amount: null },
    idempotencyKey: newKey(),
  });
  expect(tied.code).toBe('ADMIN_CHANGED_MEANWHILE');
  expect(await cachedBalance(server.database, 'USER', person.id)).toBe(0);
  await callBack(server, { ...refund, outcome: 'PAID' });
  expect((await callBack(server, refund)).status).toBe(200);
  expect(await waiting(by)).toBe(before);
  await expectSoundLedger(server.database);
});
