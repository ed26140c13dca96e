import { giveMoney } from '#test/support/money/give-money.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { acceptOrder, createSquadOf, paySquad } from '#test/support/squads/squad-calls.ts';
import { sceneForTests } from '#test/support/squads/scene-for-tests.ts';

const server = serverForTests();
const scene = sceneForTests(server);

const reader = (): Promise<TestPerson> => makeAdministrator(server, 'VIEW_TRANSACTIONS_LIST', 'VIEW_TRANSACTION');

/** A squad that was paid for and disbanded: a purchase and what gave it back. */
const refunded = async () => {
  const [owner, mate] = [await scene.client(5000), await scene.mate()];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  await acceptOrder(mate, body.id);
  await paySquad(owner, body.id);
  await owner.browser.call('POST /v1/squads/{id}/disband', { params: { id: body.id }, body: {} });
  return { owner, squadId: body.id };
};

test('an operation shows both sides of each movement, what gave it back, its squad and who did it', async () => {
  const [boss, { owner, squadId }] = [await reader(), await refunded()];
  const list = await boss.browser.call('GET /v1/admin/transactions', { query: { squad: squadId, person: owner.id } });
  const [back, purchase] = list.body.items;
  expect([back?.reversal, purchase?.reversal]).toEqual([true, false]);
  const { body } = await boss.browser.call('GET /v1/admin/transactions/{id}', { params: { id: purchase?.id ?? '' } });
  expect(body).toMatchObject({
    person: { id: owner.id, username: owner.username },
    type: 'PURCHASE',
    operation: { actor: { id: owner.id } },
    squad: { id: squadId, gameId: 'cs2' },
  });
  expect(body.transfers).toContainEqual({
    id: expect.any(Number),
    debit: { kind: 'USER', owner: owner.id, person: { id: owner.id, username: owner.username } },
    credit: { kind: 'HOLD', owner: `squad:${squadId}`, person: null },
    amount: -body.amount,
  });
  expect(body.chain.map(({ id, amount }) => [id, amount])).toEqual([
    [purchase?.id, body.amount],
    [back?.id, -body.amount],
  ]);
  const other = await boss.browser.call('GET /v1/admin/transactions/{id}', { params: { id: back?.id ?? '' } });
  expect(other.body.chain).toEqual(body.chain);
  expect([body.operation.kind, other.body.operation.kind]).toEqual(['POST /v1/squads/{id}/pay', 'squad.disband']);
});

test('a refusal speaks neutrally at the desk and to «ты» elsewhere', async () => {
  const told = async (path: string, page = '/balance') => {
    const headers = { referer: server.url + page };
    return Object(await (await fetch(server.url + path, { headers })).json()).message;
  };
  expect(await told('/v1/admin/transactions')).toBe('Нужно войти снова');
  expect(await told('/v1/balance/transactions')).toBe('Войди, чтобы продолжить');
  // A call that pages of the desk share with others.
  expect(await told('/v1/notifications', '/admin/articles?view=waiting')).toBe('Нужно войти снова');
  expect(await told('/v1/notifications', '/administration')).toBe('Войди, чтобы продолжить');
});

test('what there is not is not found', async () => {
  const boss = await reader();
  expect((await boss.browser.call('GET /v1/admin/transactions/{id}', { params: { id: 999_999_999 } })).code).toBe(
    'ADMIN_BALANCE_TRANSACTION_NOT_FOUND',
  );
});

describe('the list', () => {
  /** Rubles that everybody starts with: a correction, the first line of each history. */
  const opening = 10_000;
  const cashier = () => makeAdministrator(server, 'CAN_CREATE_CORRECTION_TRANSACTION');
  const person = async (name: string, amounts: readonly number[]) => {
    const [who, boss] = [await makePerson(server), await cashier()];
    await server.database.pool.query('UPDATE app_user SET username = $2 WHERE id = $1', [who.id, name]);
    await giveMoney(server.product.app, who.id, opening * 100);
    for (const [place, amount] of amounts.entries())
      await boss.browser.call('POST /v1/admin/corrections', {
        body: { userId: who.id, amount, kind: 'OTHER', money: 'OWN', comment: 'Проба списка' },
        idempotencyKey: `list-${who.id}-${place}`,
      });
    return who;
  };

  test('is narrowed by type, side, sum, period, person and name', async () => {
    const boss = await reader();
    const who = await person('Отборов', [10, -20, 30, -40]);
    const amounts = async (query: Readonly<Record<string, unknown>>) =>
      (
        await boss.browser.call('GET /v1/admin/transactions', {
          query: { person: who.id, sort: 'createdAt', ...query },
        })
      ).body.items.map(({ amount }) => amount);
    expect(await amounts({})).toEqual([opening, 10, -20, 30, -40]);
    expect(await amounts({ side: 'OUT' })).toEqual([-20, -40]);
    expect(await amounts({ side: 'IN', minAmount: 11 })).toEqual([opening, 30]);
    expect(await amounts({ maxAmount: 20 })).toEqual([10, -20]);
    expect(await amounts({ type: ['DEPOSIT'] })).toEqual([]);
    expect(await amounts({ type: ['DEPOSIT', 'CORRECTION'] })).toHaveLength(5);
    expect(await amounts({ to: new Date(server.clock.now() - 60_000).toISOString() })).toEqual([]);
    expect(await amounts({ person: undefined, search: 'отборов' })).toHaveLength(5);
    expect(await amounts({ person: undefined, search: who.id })).toHaveLength(5);
  });

  test('pages without a gap or a repeat while new lines come, and the file has all of it', async () => {
    const boss = await reader();
    const who = await person('Листов', [1, 2, 3, 3, 3]);
    const page = (cursor?: string) =>
      boss.browser.call('GET /v1/admin/transactions', { query: { person: who.id, sort: 'amount', limit: 2, cursor } });
    const first = (await page()).body;
    expect(first.total).toBe(6);
    const second = (await page(first.nextCursor ?? '')).body;
    const third = (await page(second.nextCursor ?? '')).body;
    const all = [...first.items, ...second.items, ...third.items];
    expect(all.map(({ amount }) => amount)).toEqual([1, 2, 3, 3, 3, opening]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(6);
    expect(third.nextCursor).toBeNull();
    const file = await boss.browser.raw('GET', `/v1/admin/transactions.csv?person=${who.id}`);
    expect(String(file.body).trim().split('\n')).toHaveLength(7);
    const log = await server.database.pool.query(
      "SELECT 1 FROM audit_log WHERE actor_id = $1 AND action = 'view.export'",
      [boss.id],
    );
    expect(log.rows).toHaveLength(1);
  });

  test('is found by number in the search of everything', async () => {
    const boss = await reader();
    await person('Поисков', [77]);
    const list = await boss.browser.call('GET /v1/admin/transactions', { query: { search: 'поисков' } });
    const id = list.body.items[0]?.id ?? '';
    const { body } = await boss.browser.call('GET /v1/admin/search', { query: { q: id.padStart(2, '0') } });
    expect(body.found).toContainEqual(expect.objectContaining({ path: `/admin/transactions/${id}` }));
  });
});
