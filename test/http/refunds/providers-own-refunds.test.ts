import { seenBy } from '../../support/desk';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { cachedBalance } from '../../support/money/ledger-state';
import { receiptsOf } from '../../support/money/receipts-of-person';
import { callBack, newKey, startDeposit } from '../../support/money/start-deposit';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'MANAGE_DEPOSIT');
});

/** 3,000 rubles with 150 of bonus, of which 1,000 are asked back. */
const asked = async () => {
  const person = await makePerson(server);
  const depositId = await startDeposit(person.browser, 3000);
  await callBack(server, { depositId, amount: 300_000, outcome: 'PAID' });
  const { body } = await person.browser.call('POST /v1/balance/deposits/{id}/refund', {
    params: { id: depositId },
    body: { amount: 1000, reason: 'Больше не играю' },
    idempotencyKey: newKey(),
  });
  const state = async () =>
    (await boss.browser.call('GET /v1/admin/refunds/{id}', { params: { id: body.id } })).body.state;
  const money = async () => [
    await cachedBalance(server.database, 'USER', person.id),
    await cachedBalance(server.database, 'BONUS', person.id),
  ];
  return { person, depositId, id: body.id, state, money };
};

test('a refund that the provider made by itself is the one that was asked for: taken once, its repeat changes nothing', async () => {
  const { person, depositId, state, money } = await asked();
  for (let time = 0; time < 2; time += 1)
    expect((await callBack(server, { depositId, amount: 100_000, outcome: 'REFUNDED' })).status).toBe(200);
  expect(await state()).toBe('DONE');
  expect(await money()).toEqual([200_000, 10_000]);
  await expectSoundBooks(server);
  expect((await receiptsOf(server, person.id)).map(({ kind, total }) => [kind, total])).toEqual([
    ['ADVANCE', 300_000],
    ['RETURN', 100_000],
  ]);
});

test('of another sum it is another refund: what is asked for stays held', async () => {
  const { depositId, state, money } = await asked();
  await callBack(server, { depositId, amount: 50_000, outcome: 'REFUNDED' });
  expect(await state()).toBe('ASKED');
  expect(await money()).toEqual([150_000, 12_500]);
  await expectSoundBooks(server);
});

test('a refund that an operator notes at the deposit is the one that was asked for', async () => {
  const { depositId, state, money } = await asked();
  const noted = await boss.browser.call('POST /v1/admin/deposits/{id}/refund', {
    params: { id: depositId },
    body: { seen: await seenBy(boss, `deposit:${depositId}`), reason: 'Видно в кабинете', amount: 1000 },
    idempotencyKey: newKey(),
  });
  expect(noted.code).toBeNull();
  expect(await state()).toBe('DONE');
  expect(await money()).toEqual([200_000, 10_000]);
  await callBack(server, { depositId, amount: 100_000, outcome: 'REFUNDED' });
  expect(await money()).toEqual([200_000, 10_000]);
  await expectSoundBooks(server);
});
