import { hours } from '#domain/time/durations.ts';
import { giveMoney } from '../../support/money/give-money';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { newKey } from '../../support/money/start-deposit';

const server = serverForTests();

const rich = async (): Promise<TestPerson> => {
  const person = await makePerson(server);
  await giveMoney(server.product.app, person.id, 1_000_000);
  return person;
};

const withdraw = async ({ browser }: TestPerson) =>
  (
    await browser.call('POST /v1/balance/withdraw', {
      body: { amount: 1000, to: { method: 'BANK_CARD_RU', wallet: '2200000000000004' } },
      idempotencyKey: newKey(),
    })
  ).body;

const cancel = ({ browser }: TestPerson, id: string) =>
  browser.call('POST /v1/balance/withdrawals/{id}/cancel', { params: { id }, idempotencyKey: newKey() });

test('new requisites hold a request for a day: nobody confirms it before', async () => {
  const [person, operator] = [await rich(), await makeAdministrator(server, 'CONFIRM_WITHDRAWAL')];
  const { id, heldUntil } = await withdraw(person);
  expect(heldUntil).toBe(new Date(server.clock.now() + hours(24)).toISOString());
  const confirm = async () => {
    const { body } = await operator.browser.call('POST /v1/admin/withdrawals/confirm', { body: { ids: [id] } });
    return [body.done, body.refused.map(({ code }) => code)];
  };
  expect(await confirm()).toEqual([[], ['WITHDRAWAL_ON_HOLD']]);
  server.clock.advance(hours(24));
  expect(await confirm()).toEqual([[id], []]);
});

test('requisites that were named a day ago hold nothing; a new password does', async () => {
  const person = await rich();
  await cancel(person, (await withdraw(person)).id);
  server.clock.advance(hours(25));
  const second = await withdraw(person);
  expect(second.heldUntil).toBeNull();
  await cancel(person, second.id);
  await server.database.pool.query('UPDATE app_user SET password_changed_at = $2 WHERE id = $1', [
    person.id,
    new Date(server.clock.now()),
  ]);
  expect((await withdraw(person)).heldUntil).toBe(new Date(server.clock.now() + hours(24)).toISOString());
});

test('the same phone at another bank is new', async () => {
  const person = await rich();
  const toBank = async (bank: string) =>
    (
      await person.browser.call('POST /v1/balance/withdraw', {
        body: { amount: 1000, to: { method: 'SBP', wallet: '+79001234567', bank } },
        idempotencyKey: newKey(),
      })
    ).body;
  await cancel(person, (await toBank('SBERBANK')).id);
  server.clock.advance(hours(25));
  const known = await toBank('SBERBANK');
  expect(known.heldUntil).toBeNull();
  await cancel(person, known.id);
  const { id, heldUntil } = await toBank('ALFA');
  expect(heldUntil).toBe(new Date(server.clock.now() + hours(24)).toISOString());
  const { rows } = await server.database.pool.query('SELECT risks FROM withdrawal WHERE id = $1', [id]);
  expect(rows[0].risks).toContain('NEW_REQUISITES');
});

test('the owner reads of the hold', async () => {
  const person = await rich();
  await withdraw(person);
  const { rows } = await server.database.pool.query('SELECT kind FROM notification WHERE user_id = $1', [person.id]);
  expect(rows).toContainEqual({ kind: 'WITHDRAWAL_HELD' });
});
