import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { hours } from '#domain/time/durations.ts';
import { seenBy } from '#test/support/desk.ts';
import { cachedBalance, expectSoundLedger } from '#test/support/money/ledger-state.ts';
import { callBack, newKey, startDeposit } from '#test/support/money/start-deposit.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';

const server = serverForTests();
const reason = 'Видно в выписке провайдера';

const operator = (permission: AdminPermission = 'MANAGE_DEPOSIT'): Promise<TestPerson> =>
  makeAdministrator(server, permission);

const money = ({ id }: TestPerson) => cachedBalance(server.database, 'USER', id);

const credit = async (by: TestPerson, id: string) =>
  by.browser.call('POST /v1/admin/deposits/{id}/credit', {
    params: { id },
    body: { seen: await seenBy(by, `deposit:${id}`), reason, reference: 'UP-12345', amount: null },
    idempotencyKey: newKey(),
  });

const readDeposit = async (by: TestPerson, id: string) =>
  (await by.browser.call('GET /v1/admin/deposits/{id}', { params: { id } })).body;

test('a large deposit is credited by hand by two: the first word moves nothing, its own repeat neither', async () => {
  const [person, first, second] = [await makePerson(server), await operator(), await operator()];
  const id = await startDeposit(person.browser, 10_001);
  expect((await credit(first, id)).body.status).toBe('CREATED');
  expect((await credit(first, id)).code).toBe('ADMIN_SECOND_OPERATOR');
  expect((await readDeposit(second, id)).askedBy).toMatchObject({ id: first.id });
  expect(await money(person)).toBe(0);
  expect((await credit(second, id)).body.status).toBe('PAID');
  expect((await readDeposit(second, id)).askedBy).toBeNull();
  expect(await money(person)).toBe(1_000_100);
  await expectSoundLedger(server.database);
});

const waitingFor = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/admin/queues')).body.queues.find(({ queue }) => queue === 'agreements');

test('what waits for the second is in a queue of those who may do it, until it is done or cannot be', async () => {
  const [person, first, second] = [await makePerson(server), await operator(), await operator()];
  const editor = await operator('MANAGE_BLOG');
  const [id, other] = [await startDeposit(person.browser, 12_000), await startDeposit(person.browser, 11_000)];
  const before = (await waitingFor(second))?.waiting ?? 0;
  await credit(first, id);
  server.clock.advance(1000);
  await credit(first, other);
  expect(await waitingFor(second)).toMatchObject({
    waiting: before + 2,
    sum: 23_000,
    first: { id: `deposit:${id}`, what: `deposit:${id}`, person: first.username, amount: 12_000, takeable: true },
  });
  expect((await waitingFor(first))?.first).toMatchObject({ takeable: false });
  expect(await waitingFor(editor)).toMatchObject({ waiting: 0, first: null });
  expect(await waitingFor(await operator('MANAGE_SUPPORT'))).toBeUndefined();
  await credit(second, id);
  expect(await waitingFor(second)).toMatchObject({ waiting: before + 1, first: { id: `deposit:${other}` } });
  await callBack(server, { depositId: other, amount: 1_100_000, outcome: 'PAID' });
  expect(await waitingFor(second)).toMatchObject({ waiting: before });
});

test('one operator’s small credits for one person are added up for a day, corrections among them', async () => {
  const person = await makePerson(server);
  const by = await makeAdministrator(server, 'MANAGE_DEPOSIT', 'CAN_CREATE_CORRECTION_TRANSACTION');
  const correct = (amount: number) =>
    by.browser.call('POST /v1/admin/corrections', {
      body: { userId: person.id, amount, kind: 'GOODWILL', money: 'OWN', comment: 'За долгое ожидание' },
      idempotencyKey: newKey(),
    });
  expect((await credit(by, await startDeposit(person.browser, 4000))).body.status).toBe('PAID');
  expect((await correct(5000)).body.status).toBe('DONE');
  expect((await correct(1001)).body.status).toBe('WAITING');
  const next = await startDeposit(person.browser, 1001);
  expect((await credit(by, next)).body.status).toBe('CREATED');
  expect((await credit(by, await startDeposit((await makePerson(server)).browser, 1001))).body.status).toBe('PAID');
  server.clock.advance(hours(24));
  const later = await startDeposit(person.browser, 1001);
  expect((await credit(by, later)).body.status).toBe('PAID');
});

test('two credits at once are counted one after the other', async () => {
  const [person, by] = [await makePerson(server), await operator()];
  const deposits = [await startDeposit(person.browser, 6000), await startDeposit(person.browser, 6000)];
  const answers = await Promise.all(deposits.map((id) => credit(by, id)));
  expect(answers.map(({ body }) => body.status).sort()).toEqual(['CREATED', 'PAID']);
  expect(await money(person)).toBe(600_000);
});

test('a message of a provider that is tied to a large deposit waits unresolved for the second', async () => {
  const [person, first, second] = [await makePerson(server), await operator(), await operator()];
  const depositId = await startDeposit(person.browser, 20_000);
  await callBack(server, { depositId, amount: 1_999_900, outcome: 'PAID' });
  const { body } = await first.browser.call('GET /v1/admin/provider-callbacks', { query: { unmatched: true } });
  const id = body.items.find((one) => one.depositId === depositId)?.id ?? '';
  const tie = async (by: TestPerson) =>
    by.browser.call('POST /v1/admin/provider-callbacks/{id}/tie', {
      params: { id },
      body: { seen: await seenBy(by, `callback:${id}`), reason, depositId, amount: null },
      idempotencyKey: newKey(),
    });
  expect((await tie(first)).body.resolvedAt).toBeNull();
  expect((await tie(first)).code).toBe('ADMIN_SECOND_OPERATOR');
  const { askedBy } = (await second.browser.call('GET /v1/admin/provider-callbacks/{id}', { params: { id } })).body;
  expect([askedBy?.id, await money(person)]).toEqual([first.id, 0]);
  expect((await tie(second)).body.resolvedAt).not.toBeNull();
  expect(await money(person)).toBe(2_000_000);
});

test('a line of a register that an operator brings themselves does, too', async () => {
  const [person, first, second] = [await makePerson(server), await operator(), await operator()];
  const depositId = await startDeposit(person.browser, 30_000);
  const now = server.clock.now();
  const made = await first.browser.call('POST /v1/admin/reconciliations', {
    body: {
      provider: 'DUMMY',
      from: new Date(now - hours(1)).toISOString(),
      to: new Date(now + hours(1)).toISOString(),
      csv: `id;sum;status;time\n${depositId};30000;paid;${new Date(now).toISOString()}`,
      zone: 'Europe/Moscow',
    },
    idempotencyKey: newKey(),
  });
  expect(made.status).toBe(200);
  const { id } = made.body;
  const read = async () =>
    (await second.browser.call('GET /v1/admin/reconciliations/{id}', { params: { id } })).body.rows.find(
      ({ reference }) => reference === depositId,
    );
  const differenceId = (await read())?.id ?? 0;
  const decide = (by: TestPerson) =>
    by.browser.call('POST /v1/admin/reconciliations/{id}/differences/{differenceId}/decide', {
      params: { id, differenceId },
      body: { decision: 'CREDITED', reason, depositId: null },
      idempotencyKey: newKey(),
    });
  expect((await decide(first)).body.decided).toBeNull();
  expect((await decide(first)).code).toBe('ADMIN_SECOND_OPERATOR');
  expect([(await read())?.askedBy?.id, await money(person)]).toEqual([first.id, 0]);
  expect((await decide(second)).body.decided).toMatchObject({ decision: 'CREDITED' });
  expect(await money(person)).toBe(3_000_000);
  await expectSoundLedger(server.database);
});

describe('prizes', () => {
  const drawn = async (prize: number, winners: readonly TestPerson[]) => {
    const { rows } = await server.database.pool.query<{ id: number }>(
      `INSERT INTO draw (title, places, prize, seed, seed_hash, status, opens_at, closes_at, drawn_at)
       VALUES ('Розыгрыш недели', $2, $1, 'ab', 'cd', 'DRAWN', now() - interval '2 days', now() - interval '1 day', now())
       RETURNING id`,
      [prize * 100, winners.length],
    );
    const id = rows[0]?.id ?? 0;
    for (const [index, { id: userId }] of winners.entries())
      await server.database.pool.query(
        'INSERT INTO draw_winner (draw_id, place, user_id, ticket) VALUES ($1, $2, $3, $2)',
        [id, index + 1, userId],
      );
    return id;
  };
  const pay = async (by: TestPerson, id: number) =>
    by.browser.call('POST /v1/admin/draws/{id}/pay', {
      params: { id },
      body: { seen: await seenBy(by, `draw:${id}`) },
      idempotencyKey: newKey(),
    });

  test('that are large together are paid by two', async () => {
    const [first, second] = [await operator('MANAGE_TRANSACTIONS'), await operator('MANAGE_TRANSACTIONS')];
    const winners = [await makePerson(server, { mate: true }), await makePerson(server)];
    const id = await drawn(6000, winners);
    expect((await pay(first, id)).body.status).toBe('DRAWN');
    expect((await pay(first, id)).code).toBe('ADMIN_SECOND_OPERATOR');
    const { askedBy } = (await second.browser.call('GET /v1/admin/draws/{id}', { params: { id } })).body;
    expect(askedBy?.id).toBe(first.id);
    expect((await pay(second, id)).body.status).toBe('PAID');
    expect(await Promise.all(winners.map(money))).toEqual([600_000, 0]);
  });

  test('that are small are not, unless the same operator has given the winner the rest', async () => {
    const by = await operator('MANAGE_TRANSACTIONS');
    const winner = await makePerson(server, { mate: true });
    expect((await pay(by, await drawn(6000, [winner]))).body.status).toBe('PAID');
    expect((await pay(by, await drawn(4001, [winner]))).body.status).toBe('DRAWN');
    expect((await pay(by, await drawn(0, [winner]))).body.status).toBe('PAID');
  });
});
