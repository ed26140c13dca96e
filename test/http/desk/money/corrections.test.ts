import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { confirmCorrection, correct, correctionComment, seenOfCorrection } from '#test/support/money/corrections.ts';
import { giveMoney } from '#test/support/money/give-money.ts';
import { cachedBalance, expectSoundLedger } from '#test/support/money/ledger-state.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';

const server = serverForTests();

const cashier = (...more: readonly AdminPermission[]): Promise<TestPerson> =>
  makeAdministrator(server, 'CAN_CREATE_CORRECTION_TRANSACTION', ...more);

const reject = async (by: TestPerson, id: string, seen?: number) =>
  by.browser.call('POST /v1/admin/corrections/{id}/reject', {
    params: { id },
    body: { seen: seen ?? (await seenOfCorrection(by, id)), reason: 'Сумма не та' },
  });

const balanceOf = (person: TestPerson): Promise<number> => cachedBalance(server.database, 'USER', person.id);

describe('a small correction', () => {
  test('gives at once, and the person is told in the operator’s words', async () => {
    const [boss, person] = [await cashier(), await makePerson(server)];
    const { body } = await correct(boss, person.id, 500);
    expect(body).toMatchObject({ status: 'DONE', amount: 500, askedBy: { id: boss.id }, decidedBy: null });
    expect(await balanceOf(person)).toBe(50_000);
    const told = await person.browser.call('GET /v1/notifications');
    expect(told.body.items[0]).toMatchObject({ title: 'Начисление на баланс' });
    expect(told.body.items[0]?.text).toContain(correctionComment);
    const own = await person.browser.call('GET /v1/balance/transactions');
    expect(own.body.items[0]).toMatchObject({
      type: 'CORRECTION',
      amount: 500,
      details: { comment: correctionComment },
    });
    await expectSoundLedger(server.database);
  });

  test('takes, but never below zero: nothing happens then, and nothing stands in the log', async () => {
    const [boss, person] = [await cashier(), await makePerson(server)];
    await giveMoney(server.product.app, person.id, 30_000);
    const refused = await correct(boss, person.id, -300.01);
    expect(refused.body).toMatchObject({ code: 'BALANCE_INSUFFICIENT', details: { shortfall: 0.01 } });
    expect((await correct(boss, person.id, -300)).body.status).toBe('DONE');
    expect(await balanceOf(person)).toBe(0);
    const log = await server.database.pool.query(
      "SELECT 1 FROM audit_log WHERE actor_id = $1 AND action LIKE 'correction.%'",
      [boss.id],
    );
    expect(log.rows).toHaveLength(1);
    await expectSoundLedger(server.database);
  });

  test('asked twice with one key moves once', async () => {
    const [boss, person] = [await cashier(), await makePerson(server)];
    const answers = await Promise.all([
      correct(boss, person.id, 100, { key: 'twice-the-same' }),
      correct(boss, person.id, 100, { key: 'twice-the-same' }),
    ]);
    expect(answers[0].body.id).toBe(answers[1].body.id);
    expect(await balanceOf(person)).toBe(10_000);
  });

  test('is refused for oneself, for nobody, for whom there is no more, and for zero', async () => {
    const [boss, gone] = [await cashier(), await makePerson(server)];
    await server.database.pool.query("UPDATE app_user SET status = 'DELETED' WHERE id = $1", [gone.id]);
    expect((await correct(boss, boss.id, 100)).code).toBe('ADMIN_OWN_OBJECT');
    expect((await correct(boss, '01890000-0000-7000-8000-00000000dead', 100)).code).toBe('ADMIN_USERS_NOT_FOUND');
    expect((await correct(boss, gone.id, 100)).code).toBe('ADMIN_USER_ALREADY_DELETED');
    expect((await correct(boss, gone.id, 0)).code).toBe('VALIDATION_ERROR');
  });
});

describe('a correction above 10,000 rubles', () => {
  const waiting = async (amount = 10_000.01) => {
    const [first, second, person] = [await cashier(), await cashier(), await makePerson(server)];
    const { body } = await correct(first, person.id, amount);
    return { first, second, person, id: body.id, status: body.status };
  };

  test('waits in the queue, moves nothing, and goes by the hand of another', async () => {
    const { first, second, person, id, status } = await waiting();
    expect([status, await balanceOf(person)]).toEqual(['WAITING', 0]);
    const queue = async () =>
      (await first.browser.call('GET /v1/admin/queues')).body.queues.find((one) => one.queue === 'corrections');
    const before = (await queue())?.waiting ?? 0;
    expect((await confirmCorrection(first, id)).code).toBe('ADMIN_SECOND_OPERATOR');
    expect((await confirmCorrection(second, id)).body).toMatchObject({ status: 'DONE', decidedBy: { id: second.id } });
    expect(await balanceOf(person)).toBe(1_000_001);
    expect((await queue())?.waiting).toBe(before - 1);
    const log = await first.browser.call('GET /v1/admin/history', { query: { subject: `correction:${id}` } });
    expect(log.body.lines.map(({ action }) => action)).toEqual(['correction.confirm', 'correction.ask']);
    await expectSoundLedger(server.database);
  });

  test('exactly 10,000 is small; in parts it is not', async () => {
    const [boss, person] = [await cashier(), await makePerson(server)];
    expect((await correct(boss, person.id, 9_000)).body.status).toBe('DONE');
    expect((await correct(boss, person.id, 1_000)).body.status).toBe('DONE');
    expect((await correct(boss, person.id, 0.01)).body.status).toBe('WAITING');
    expect((await correct(await cashier(), person.id, 10_000)).body.status).toBe('DONE');
  });

  test('is not decided by whom it is for', async () => {
    const [first, person] = [await cashier(), await cashier()];
    const { body } = await correct(first, person.id, 20_000);
    expect((await confirmCorrection(person, body.id)).code).toBe('ADMIN_OWN_OBJECT');
    expect((await reject(person, body.id)).code).toBe('ADMIN_OWN_OBJECT');
  });

  test('of two operators at once one decides, and the other is told what the first did', async () => {
    const { second, person, id } = await waiting();
    const third = await cashier();
    const seen = await seenOfCorrection(second, id);
    const answers = await Promise.all([confirmCorrection(second, id, seen), reject(third, id, seen)]);
    const refused = answers.filter(({ code }) => code !== null);
    expect(refused.map(({ code }) => code)).toEqual(['ADMIN_CHANGED_MEANWHILE']);
    expect(refused[0]?.body).toMatchObject({ details: { action: expect.stringMatching(/^correction\./) } });
    expect([0, 1_000_001]).toContain(await balanceOf(person));
    await expectSoundLedger(server.database);
  });

  test('is taken back by who asked for it, and stays rejected', async () => {
    const { first, second, id } = await waiting();
    expect((await reject(first, id)).body).toMatchObject({ status: 'REJECTED', answer: 'Сумма не та' });
    expect((await confirmCorrection(second, id)).code).toBe('ADMIN_CHANGED_MEANWHILE');
  });

  test('waits on when meanwhile there is too little to take', async () => {
    const [first, second, person] = [await cashier(), await cashier(), await makePerson(server)];
    await giveMoney(server.product.app, person.id, 2_000_000);
    const { body } = await correct(first, person.id, -20_000);
    await correct(second, person.id, -1);
    expect((await confirmCorrection(second, body.id)).code).toBe('BALANCE_INSUFFICIENT');
    const shown = await second.browser.call('GET /v1/admin/corrections/{id}', { params: { id: body.id } });
    expect(shown.body).toMatchObject({ status: 'WAITING', available: 19_999 });
  });
});

describe('a correction for something by name', () => {
  const mateOf = () => makePerson(server, { mate: true });
  const linesOf = async (person: TestPerson) =>
    (await person.browser.call('GET /v1/balance/transactions')).body.items.map(
      ({ amount, bonusAmount, bonusReason }) => [amount, bonusAmount, bonusReason],
    );

  test('gives mates their prizes and takes what is deducted, in their own money and by its reason', async () => {
    const [boss, mate] = [await cashier(), await mateOf()];
    await correct(boss, mate.id, 500, { kind: 'MATES_CONTEST' });
    await correct(boss, mate.id, 300, { kind: 'MATE_PACKAGE_BONUS' });
    await correct(boss, mate.id, -200, { kind: 'MATE_FINE' });
    expect(await linesOf(mate)).toEqual([
      [-200, 0, 'MATE_FINE'],
      [300, 0, 'MATE_PACKAGE_BONUS'],
      [500, 0, 'MATES_CONTEST'],
    ]);
    expect(await balanceOf(mate)).toBe(60_000);
    const told = await mate.browser.call('GET /v1/notifications');
    expect(told.body.items.map(({ title }) => title)).toEqual([
      'Удержание',
      'Бонус за пакет',
      'Приз конкурса напарников',
    ]);
    await expectSoundLedger(server.database);
  });

  test('a prize of a contest for everybody goes to a client and to a mate', async () => {
    const boss = await cashier();
    for (const person of [await makePerson(server), await mateOf()]) {
      expect((await correct(boss, person.id, 100, { kind: 'VERIFIED_CONTEST' })).body.status).toBe('DONE');
      expect(await linesOf(person)).toEqual([[100, 0, 'VERIFIED_CONTEST']]);
    }
  });

  test('a prize only gives, a deduction only takes, and neither takes a mate for a client', async () => {
    const [boss, mate, client] = [await cashier(), await mateOf(), await makePerson(server)];
    await giveMoney(server.product.app, mate.id, 100_000);
    expect((await correct(boss, mate.id, -1, { kind: 'MATES_CONTEST' })).code).toBe('VALIDATION_ERROR');
    expect((await correct(boss, mate.id, 1, { kind: 'MATE_FINE' })).code).toBe('VALIDATION_ERROR');
    for (const kind of ['MATES_CONTEST', 'MATE_PACKAGE_BONUS'] as const)
      expect((await correct(boss, client.id, 1, { kind })).code).toBe('ADMIN_CORRECTION_WRONG_PERSON');
    expect((await correct(boss, client.id, -1, { kind: 'MATE_FINE' })).code).toBe('ADMIN_CORRECTION_WRONG_PERSON');
    expect((await correct(boss, mate.id, 1, { money: 'BONUS' })).code).toBe('ADMIN_CORRECTION_WRONG_PERSON');
    expect(await balanceOf(mate)).toBe(100_000);
  });

  test('a large prize is refused at its second look when its winner is no mate any more', async () => {
    const [first, second, mate] = [await cashier(), await cashier(), await mateOf()];
    const { body } = await correct(first, mate.id, 20_000, { kind: 'MATES_CONTEST' });
    await server.database.pool.query('DELETE FROM mate_access WHERE user_id = $1', [mate.id]);
    expect((await confirmCorrection(second, body.id)).code).toBe('ADMIN_CORRECTION_WRONG_PERSON');
    expect(await balanceOf(mate)).toBe(0);
  });
});

describe('the list of corrections', () => {
  test('is narrowed, sorted by size and paged without a gap; the file has all of it', async () => {
    const [boss, person] = [await cashier(), await makePerson(server)];
    await server.database.pool.query('UPDATE app_user SET username = $2 WHERE id = $1', [person.id, 'Поправимый']);
    for (const amount of [300, 100, -100, 200, -50]) await correct(boss, person.id, amount);
    const sizes: number[] = [];
    for (let cursor: string | undefined, page = 0; page < 3; page += 1) {
      const query = { search: 'попр', sort: '-amount', limit: 2, cursor } as const;
      const { body } = await boss.browser.call('GET /v1/admin/corrections', { query });
      sizes.push(...body.items.map(({ amount }) => Math.abs(amount)));
      cursor = body.nextCursor ?? undefined;
      if (page === 0) expect(body.total).toBe(5);
    }
    expect(sizes).toEqual([300, 200, 100, 100, 50]);
    const file = await boss.browser.raw('GET', '/v1/admin/corrections.csv?search=%D0%BF%D0%BE%D0%BF%D1%80');
    expect(String(file.body).trim().split('\n')).toHaveLength(6);
  });

  test('is closed without the permission, and nobody reads what there is not', async () => {
    const [other, boss] = [await makeAdministrator(server, 'VIEW_TRANSACTIONS_LIST'), await cashier()];
    expect((await other.browser.call('GET /v1/admin/corrections')).code).toBe('FORBIDDEN');
    expect(
      (
        await boss.browser.call('GET /v1/admin/corrections/{id}', {
          params: { id: '01890000-0000-7000-8000-00000000dead' },
        })
      ).code,
    ).toBe('ADMIN_BALANCE_TRANSACTION_NOT_FOUND');
  });
});
