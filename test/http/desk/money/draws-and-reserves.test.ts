import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { cachedBalance, expectSoundLedger } from '#test/support/money/ledger-state.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { giveMoney } from '#test/support/money/give-money.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';

const server = serverForTests();

const admin = (...permissions: readonly AdminPermission[]): Promise<TestPerson> =>
  makeAdministrator(server, ...permissions);

let keys = 0;
const idempotencyKey = () => `operators-key-${(keys += 1)}`;
const reason = 'Клиент не отвечает';

const seenOf = async (by: TestPerson, subject: string): Promise<number> =>
  (await by.browser.call('GET /v1/admin/history', { query: { subject } })).body.seen;

describe('a draw', () => {
  const hour = 3_600_000;
  const make = async (by: TestPerson, closesIn = hour) => {
    const now = server.clock.now();
    return by.browser.call('POST /v1/admin/draws', {
      idempotencyKey: idempotencyKey(),
      body: {
        title: 'Розыгрыш недели',
        description: '',
        places: 1,
        prize: 500,
        opensAt: new Date(now - hour).toISOString(),
        closesAt: new Date(now + closesIn).toISOString(),
      },
    });
  };
  const step = async (by: TestPerson, id: number, what: 'draw' | 'pay') => {
    const body = { seen: await seenOf(by, `draw:${id}`) };
    return what === 'draw'
      ? by.browser.call('POST /v1/admin/draws/{id}/draw', { params: { id }, body })
      : by.browser.call('POST /v1/admin/draws/{id}/pay', { params: { id }, body, idempotencyKey: idempotencyKey() });
  };
  const close = (id: number) =>
    server.database.pool.query("UPDATE draw SET closes_at = opens_at + interval '1 minute' WHERE id = $1", [id]);

  test('shows its hash to everybody at once and its seed to nobody before the winners', async () => {
    const by = await admin('MANAGE_TRANSACTIONS');
    const { body } = await make(by);
    const seen = await (await makePerson(server)).browser.call('GET /v1/draws/{id}', { params: { id: body.id } });
    expect([seen.body.draw.seedHash, seen.body.seed]).toEqual([body.seedHash, null]);
    const own = await by.browser.call('GET /v1/admin/draws/{id}', { params: { id: body.id } });
    expect([own.body.seed, own.body.winners]).toEqual([null, []]);
    expect((await step(by, body.id, 'draw')).code).toBe('ADMIN_DRAW_NOT_READY');
    expect((await step(by, body.id, 'pay')).code).toBe('ADMIN_DRAW_NOT_READY');
    expect((await make(by, -1)).code).toBe('VALIDATION_ERROR');
  });

  test('stands in the list with its own people and tickets', async () => {
    const by = await admin('MANAGE_TRANSACTIONS');
    const [first, second] = [(await make(by)).body.id, (await make(by)).body.id];
    for (const tickets of [2, 3])
      await server.database.pool.query(
        'INSERT INTO draw_ticket (draw_id, user_id, tickets, created_at) VALUES ($1, $2, $3, now())',
        [second, (await makePerson(server)).id, tickets],
      );
    const { items } = (await by.browser.call('GET /v1/admin/draws')).body;
    const of = (id: number) => items.find((one) => one.id === id);
    expect(of(first)).toMatchObject({ participants: 0, tickets: 0 });
    expect(of(second)).toMatchObject({ participants: 2, tickets: 5 });
  });

  test('is drawn and paid once; a winner does not pay themselves', async () => {
    const [by, winner] = [await admin('MANAGE_TRANSACTIONS'), await admin('MANAGE_TRANSACTIONS')];
    const { id } = (await make(by)).body;
    await server.database.pool.query(
      'INSERT INTO draw_ticket (draw_id, user_id, tickets, created_at) VALUES ($1, $2, 1, now())',
      [id, winner.id],
    );
    await close(id);
    expect((await step(by, id, 'draw')).body.status).toBe('DRAWN');
    expect((await step(by, id, 'draw')).code).toBe('ADMIN_CHANGED_MEANWHILE');
    expect((await step(winner, id, 'pay')).code).toBe('ADMIN_OWN_OBJECT');
    expect((await step(by, id, 'pay')).body.status).toBe('PAID');
    expect((await step(by, id, 'pay')).code).toBe('ADMIN_CHANGED_MEANWHILE');
    expect(await cachedBalance(server.database, 'BONUS', winner.id)).toBe(50_000);
    await expectSoundLedger(server.database);
  });

  test('is called off once while nobody has won, and those who took part are told why', async () => {
    const [by, person] = [await admin('MANAGE_TRANSACTIONS'), await makePerson(server)];
    const { id } = (await make(by)).body;
    await server.database.pool.query(
      'INSERT INTO draw_ticket (draw_id, user_id, tickets, created_at) VALUES ($1, $2, 1, now())',
      [id, person.id],
    );
    const cancel = async (seen?: number) =>
      by.browser.call('POST /v1/admin/draws/{id}/cancel', {
        params: { id },
        body: { seen: seen ?? (await seenOf(by, `draw:${id}`)), reason: 'Приз снят с продажи' },
      });
    expect((await cancel(0)).code).toBe('ADMIN_CHANGED_MEANWHILE');
    expect((await cancel()).body.status).toBe('CANCELED');
    expect((await cancel()).code).toBe('ADMIN_CHANGED_MEANWHILE');
    expect((await step(by, id, 'draw')).code).toBe('ADMIN_CHANGED_MEANWHILE');
    expect((await person.browser.call('GET /v1/draws/{id}', { params: { id } })).code).toBe('DRAWS_NOT_FOUND');
    const { body } = await person.browser.call('GET /v1/notifications');
    expect(JSON.stringify(body)).toContain('Приз снят с продажи');
  });

  test('that there is not is not found, and nobody without the right makes one', async () => {
    const [by, other] = [await admin('MANAGE_TRANSACTIONS'), await admin('VIEW_TRANSACTIONS_LIST')];
    expect((await by.browser.call('GET /v1/admin/draws/{id}', { params: { id: 999_999 } })).code).toBe(
      'ADMIN_DRAWS_NOT_FOUND',
    );
    expect((await make(other)).code).toBe('FORBIDDEN');
  });
});

describe('a reserve', () => {
  /** A reserve of 1,000 rubles, of which the mate requests 400. */
  const asked = async () => {
    const [mate, client] = [await makePerson(server, { mate: true }), await makePerson(server)];
    await giveMoney(server.product.app, client.id, 100_000);
    const link = await mate.browser.call('POST /v1/balance-reserve/signed-link', {
      body: { amount: 1000, kind: 'OTHER' },
      idempotencyKey: idempotencyKey(),
    });
    const funded = await client.browser.call('POST /v1/balance/reserve', {
      body: { token: link.body.reserve.token ?? '' },
      idempotencyKey: idempotencyKey(),
    });
    const { id } = funded.body;
    await mate.browser.call('PUT /v1/balance-reserve/{id}/unreserve-transactions', {
      params: { id },
      body: { act: 'ask', amount: 400, comment: 'За два вечера' },
      idempotencyKey: idempotencyKey(),
    });
    const by = await admin('MANAGE_BALANCE_RESERVE');
    const { body } = await by.browser.call('GET /v1/admin/reserves/{id}', { params: { id } });
    return { by, mate, client, id, rowId: body.rows[0]?.id ?? '' };
  };
  const decide = async (by: TestPerson, id: string, rowId: string, what: 'confirm' | 'reject', seen?: number) => {
    const options = {
      params: { id, rowId },
      body: { seen: seen ?? (await seenOf(by, `reserve:${id}`)), reason },
      idempotencyKey: idempotencyKey(),
    };
    return what === 'confirm'
      ? by.browser.call('POST /v1/admin/reserves/{id}/rows/{rowId}/confirm', options)
      : by.browser.call('POST /v1/admin/reserves/{id}/rows/{rowId}/reject', options);
  };
  const cancel = async (by: TestPerson, id: string) =>
    by.browser.call('POST /v1/admin/reserves/{id}/cancel', {
      params: { id },
      body: { seen: await seenOf(by, `reserve:${id}`), reason },
      idempotencyKey: idempotencyKey(),
    });

  test('has a part confirmed for the client, once, and the rest given back', async () => {
    const { by, mate, client, id, rowId } = await asked();
    const seen = await seenOf(by, `reserve:${id}`);
    expect((await decide(by, id, rowId, 'confirm')).body).toMatchObject({ paid: 400, waiting: 0, free: 600 });
    expect((await decide(await admin('MANAGE_BALANCE_RESERVE'), id, rowId, 'reject', seen)).code).toBe(
      'ADMIN_CHANGED_MEANWHILE',
    );
    expect((await cancel(by, id)).body).toMatchObject({ status: 'CANCELED', paid: 400 });
    expect((await cancel(by, id)).code).toBe('ADMIN_CHANGED_MEANWHILE');
    expect(await cachedBalance(server.database, 'USER', mate.id)).toBe(40_000);
    expect(await cachedBalance(server.database, 'USER', client.id)).toBe(60_000);
    await expectSoundLedger(server.database);
  });

  test('has a part rejected in the operator’s words, and stands in the list', async () => {
    const { by, mate, id, rowId } = await asked();
    const list = (await by.browser.call('GET /v1/admin/reserves', { query: { search: id, asked: true } })).body;
    expect(list.items).toMatchObject([{ id, mate: { id: mate.id }, waiting: 400, free: 600 }]);
    expect((await decide(by, id, rowId, 'reject')).body.rows).toMatchObject([{ status: 'REJECTED', answer: reason }]);
    expect((await decide(by, id, rowId, 'confirm')).code).toBe('ADMIN_CHANGED_MEANWHILE');
  });

  test('is nobody’s own to decide, and nobody’s without the right', async () => {
    const { client, id, rowId } = await asked();
    expect((await decide(await admin('MANAGE_TRANSACTIONS'), id, rowId, 'confirm', 0)).code).toBe('FORBIDDEN');
    await server.database.pool.query(
      "UPDATE app_user SET is_admin = true, permissions = '{MANAGE_BALANCE_RESERVE}' WHERE id = $1",
      [client.id],
    );
    expect((await decide(client, id, rowId, 'confirm')).code).toBe('ADMIN_OWN_OBJECT');
    expect((await cancel(client, id)).code).toBe('ADMIN_OWN_OBJECT');
  });
});
