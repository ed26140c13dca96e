import { bonusTerms } from '#domain/money/bonus.ts';
import { days } from '#domain/time/durations.ts';
import { checkLedger } from '#server/features/balance/ledger-check/check-hourly.ts';
import { giveBonus, grantsOf } from '#test/support/money/bonus-state.ts';
import { confirmCorrection, correct, correctionComment, seenOfCorrection } from '#test/support/money/corrections.ts';
import { cachedBalance } from '#test/support/money/ledger-state.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { becomeMate, makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { sweepDeadlines } from '#test/support/sweep-deadlines.ts';

const server = serverForTests();
const cashier = (): Promise<TestPerson> => makeAdministrator(server, 'CAN_CREATE_CORRECTION_TRANSACTION');
const bonusOf = ({ id }: TestPerson) => cachedBalance(server.database, 'BONUS', id);
const ownOf = ({ id }: TestPerson) => cachedBalance(server.database, 'USER', id);
const before = async (by: TestPerson, userId: string) =>
  (await by.browser.call('GET /v1/admin/corrections/before/{userId}', { params: { userId } })).body;
const leftOf = async ({ id }: TestPerson) => (await grantsOf(server, id)).map(({ left }) => left);

const expectSound = async () => expect(await checkLedger(server.product.app.db)).toEqual([]);

test('what is left with somebody who has become a mate is taken back, never more of it given', async () => {
  const [boss, person] = [await cashier(), await makePerson(server)];
  await correct(boss, person.id, 300, { money: 'BONUS' });
  await becomeMate(server, person.id);
  expect(await before(boss, person.id)).toMatchObject({ mate: true, bonus: 300 });
  expect((await correct(boss, person.id, 1, { money: 'BONUS' })).code).toBe('ADMIN_CORRECTION_WRONG_PERSON');
  expect((await correct(boss, person.id, -301, { money: 'BONUS' })).code).toBe('BALANCE_INSUFFICIENT');
  expect((await correct(boss, person.id, -1, { kind: 'MATE_FINE', money: 'BONUS' })).code).toBe('VALIDATION_ERROR');
  expect((await correct(boss, person.id, -300, { money: 'BONUS' })).body.status).toBe('DONE');
  expect(await bonusOf(person)).toBe(0);
  await expectSound();
});

test('what is left of a certificate with a mate is taken, told of, and made up for in own money where that is fair', async () => {
  const [boss, person] = [await cashier(), await makePerson(server)];
  await giveBonus(server, person.id, 50_000, 'GIFT');
  const take = (amount: number) => correct(boss, person.id, -amount, { kind: 'OTHER', money: 'GIFT' });
  expect((await take(100)).code).toBe('ADMIN_CORRECTION_WRONG_PERSON');
  await becomeMate(server, person.id);
  expect(await before(boss, person.id)).toMatchObject({ mate: true, bonus: 0, gift: 500 });
  expect((await take(-1)).code).toBe('VALIDATION_ERROR');
  expect((await take(500.01)).body).toMatchObject({ code: 'BALANCE_INSUFFICIENT', details: { shortfall: 0.01 } });
  const { body } = await take(500);
  expect(body).toMatchObject({ status: 'DONE', amount: -500, money: 'GIFT' });
  expect(await leftOf(person)).toEqual([0]);
  await correct(boss, person.id, 500);
  const [given, taken] = (await person.browser.call('GET /v1/balance/transactions')).body.items;
  expect([given?.amount, given?.giftAmount, taken?.amount, taken?.giftAmount]).toEqual([500, 0, -500, -500]);
  const told = (await person.browser.call('GET /v1/notifications')).body.items.map(({ title }) => title);
  expect(told).toContain('Подарочные деньги списаны');
  const shown = await boss.browser.call('GET /v1/admin/corrections/{id}', { params: { id: body.id } });
  expect(shown.body).toMatchObject({ money: 'GIFT', available: 0 });
  await expectSound();
});

describe('bonus money that an operator gives', () => {
  test('is bonus money, told of as that, and ends after its term like every other', async () => {
    const [boss, person] = [await cashier(), await makePerson(server)];
    const { body } = await correct(boss, person.id, 300, { kind: 'GOODWILL', money: 'BONUS' });
    expect(body).toMatchObject({ status: 'DONE', amount: 300, money: 'BONUS' });
    expect([await ownOf(person), await bonusOf(person)]).toEqual([0, 30_000]);
    const own = await person.browser.call('GET /v1/balance/transactions');
    expect(own.body.items[0]).toMatchObject({
      type: 'CORRECTION',
      amount: 300,
      bonusAmount: 300,
      bonusReason: 'ELSE',
      details: { comment: correctionComment },
    });
    const told = await person.browser.call('GET /v1/notifications');
    expect(told.body.items[0]).toMatchObject({ title: 'Бонусы начислены' });
    expect(told.body.items[0]?.text).toContain('на 180 дней');
    await expectSound();
    server.clock.advance(bonusTerms.lifetime);
    await sweepDeadlines(server);
    expect(await bonusOf(person)).toBe(0);
    await expectSound();
  });

  test('a prize keeps its name', async () => {
    const [boss, person] = [await cashier(), await makePerson(server)];
    await correct(boss, person.id, 50, { kind: 'VERIFIED_CONTEST', money: 'BONUS' });
    const { rows } = await server.database.pool.query('SELECT reason FROM bonus_grant WHERE user_id = $1', [person.id]);
    expect(rows).toEqual([{ reason: 'VERIFIED_CONTEST' }]);
  });

  test('asked twice with one key is given once', async () => {
    const [boss, person] = [await cashier(), await makePerson(server)];
    const twice = () => correct(boss, person.id, 100, { money: 'BONUS', key: 'bonus-twice' });
    const answers = await Promise.all([twice(), twice()]);
    expect(answers[0].body.id).toBe(answers[1].body.id);
    expect(await bonusOf(person)).toBe(10_000);
  });

  test('counts with own money towards the limit of one operator; the rest goes by the hand of another', async () => {
    const [first, second, person] = [await cashier(), await cashier(), await makePerson(server)];
    await correct(first, person.id, 6000);
    const { body } = await correct(first, person.id, 5000, { money: 'BONUS' });
    expect([body.status, await bonusOf(person)]).toEqual(['WAITING', 0]);
    expect(await before(first, person.id)).toEqual({
      mate: false,
      available: 6000,
      bonus: 0,
      gift: 0,
      corrected: 6000,
      spent: [],
    });
    expect((await confirmCorrection(first, body.id)).code).toBe('ADMIN_SECOND_OPERATOR');
    expect((await confirmCorrection(second, body.id)).body.status).toBe('DONE');
    expect(await bonusOf(person)).toBe(500_000);
    const shown = await second.browser.call('GET /v1/admin/corrections/{id}', { params: { id: body.id } });
    expect(shown.body).toMatchObject({ money: 'BONUS', available: 5000 });
    await expectSound();
  });
});

describe('bonus money that an operator takes', () => {
  test('is what ends soonest, never below zero, and never the person’s own', async () => {
    const [boss, person] = [await cashier(), await makePerson(server)];
    await giveBonus(server, person.id, 10_000);
    server.clock.advance(days(10));
    await giveBonus(server, person.id, 20_000);
    await correct(boss, person.id, 1000);
    await correct(boss, person.id, -150, { kind: 'ABUSE', money: 'BONUS' });
    expect(await leftOf(person)).toEqual([0, 15_000]);
    const refused = await correct(boss, person.id, -150.01, { kind: 'ABUSE', money: 'BONUS' });
    expect(refused.body).toMatchObject({ code: 'BALANCE_INSUFFICIENT', details: { shortfall: 0.01 } });
    expect([await ownOf(person), await bonusOf(person)]).toEqual([100_000, 15_000]);
    const told = await person.browser.call('GET /v1/notifications');
    expect(told.body.items[0]).toMatchObject({ title: 'Бонусы списаны' });
    await expectSound();
  });

  test('of two takers at once one gets what there is', async () => {
    const [one, other, person] = [await cashier(), await cashier(), await makePerson(server)];
    await giveBonus(server, person.id, 10_000);
    const answers = await Promise.all(
      [one, other].map((boss) => correct(boss, person.id, -100, { kind: 'ABUSE', money: 'BONUS' })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['BALANCE_INSUFFICIENT', null]);
    expect(await leftOf(person)).toEqual([0]);
    await expectSound();
  });
});

describe('the reward for a video review', () => {
  const pay = (by: TestPerson, userId: string, amount = 300) =>
    correct(by, userId, amount, { kind: 'VIDEO_REVIEW', money: 'BONUS' });

  test('is 300 rubles of bonus money, once for each account, whoever gives it', async () => {
    const [one, other, person] = [await cashier(), await cashier(), await makePerson(server)];
    const answers = await Promise.all([pay(one, person.id), pay(other, person.id)]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['ADMIN_CORRECTION_REPEATED', null]);
    expect(await bonusOf(person)).toBe(30_000);
    expect((await before(one, person.id)).spent).toEqual(['VIDEO_REVIEW']);
    await expectSound();
  });

  test('has no other sum, no other money and no mates', async () => {
    const [boss, person, mate] = [await cashier(), await makePerson(server), await makePerson(server, { mate: true })];
    expect((await pay(boss, person.id, 299)).code).toBe('VALIDATION_ERROR');
    expect((await correct(boss, person.id, 300, { kind: 'VIDEO_REVIEW' })).code).toBe('VALIDATION_ERROR');
    expect((await pay(boss, mate.id)).code).toBe('ADMIN_CORRECTION_WRONG_PERSON');
  });

  test('a rejected one may be given again', async () => {
    const [boss, person] = [await cashier(), await makePerson(server)];
    await correct(boss, person.id, 10_000);
    const { body } = await pay(boss, person.id);
    expect(body.status).toBe('WAITING');
    expect((await pay(boss, person.id)).code).toBe('ADMIN_CORRECTION_REPEATED');
    await boss.browser.call('POST /v1/admin/corrections/{id}/reject', {
      params: { id: body.id },
      body: { seen: await seenOfCorrection(boss, body.id), reason: 'Видео другого человека' },
    });
    expect((await pay(await cashier(), person.id)).body.status).toBe('DONE');
  });
});

test('the list is narrowed to bonus money, and the file says which money it was', async () => {
  const [boss, person] = [await cashier(), await makePerson(server)];
  await server.database.pool.query('UPDATE app_user SET username = $2 WHERE id = $1', [person.id, 'Бонусник']);
  await correct(boss, person.id, 10);
  await correct(boss, person.id, 20, { money: 'BONUS' });
  const search = 'Бонусник';
  const { body } = await boss.browser.call('GET /v1/admin/corrections', { query: { search, money: ['BONUS'] } });
  expect(body.items.map(({ amount, money }) => [amount, money])).toEqual([[20, 'BONUS']]);
  const file = await boss.browser.raw('GET', `/v1/admin/corrections.csv?search=${encodeURIComponent(search)}`);
  const [header = '', ...lines] = String(file.body).trim().split('\n');
  expect(header).toContain('Деньги');
  expect(lines.map((line) => /Свои деньги|Бонусы/.exec(line)?.[0])).toEqual(['Бонусы', 'Свои деньги']);
});
