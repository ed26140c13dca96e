import { rublesToKopecks } from '#domain/money/kopecks.ts';
import { platformAccount, squadHold, userAccount } from '#domain/money/account-ref.ts';
import { giveMoney } from '../../support/money/give-money';
import { makePerson } from '../../support/people/make-person';
import { moverOf } from '../../support/money/move-money';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();

const move = moverOf(server);

/** A squad with its payment, as far as money is concerned. */
const payForSquad = async (userId: string, squadId: number, amount: number): Promise<number> => {
  const { pool } = server.database;
  await pool.query(
    "INSERT INTO game (id, name, icon_url, platforms, position) VALUES ('cs2', 'CS 2', '', '{PC}', 0) ON CONFLICT DO NOTHING",
  );
  await pool.query(
    "INSERT INTO category (id, game_id, kind, slug, name, description, position) VALUES (1, 'cs2', 'RANK_UP', 'rank', 'Повышение ранга', '', 0) ON CONFLICT DO NOTHING",
  );
  await pool.query(
    `INSERT INTO squad (id, status, owner_id, game_id, category_id, category_kind, platform, languages, duration_minutes, slots, pay_mode, visible, created_at, touched_at)
     VALUES ($1, 'STARTED', $2, 'cs2', 1, 'RANK_UP', 'PC', '{ru}', 60, 3, 'SPLIT', false, now(), now()) ON CONFLICT DO NOTHING`,
    [squadId, userId],
  );
  await pool.query(
    `INSERT INTO squad_payment (squad_id, member_id, payer_id, position, paid_at, amount, subsidy, refunded, subsidy_returned, spent, moved)
     VALUES ($1, $2, $2, 0, now(), $3, 0, 0, 0, 0, 0) ON CONFLICT (squad_id, member_id) DO UPDATE SET amount = squad_payment.amount + $3`,
    [squadId, userId, amount],
  );
  const [id = 0] = await move(
    [{ from: userAccount(userId), to: squadHold(squadId), amount }],
    [{ userId, type: 'PURCHASE', amount: -amount, squadId }],
  );
  return id;
};

const refund = async (
  userId: string,
  squadId: number,
  amount: number,
  type: 'PURCHASE' | 'DISPUTE',
  reversalOf: number,
): Promise<void> => {
  await move(
    [{ from: squadHold(squadId), to: userAccount(userId), amount }],
    [{ userId, type, amount, squadId, reversalOf }],
  );
  await server.database.pool.query(
    'UPDATE squad_payment SET refunded = refunded + $3 WHERE squad_id = $1 AND payer_id = $2',
    [squadId, userId, amount],
  );
};

const gift = { type: 'CORRECTION', amount: 10_000, status: null } as const;

const client = async (purse = 1_000_000) => {
  const person = await makePerson(server);
  await giveMoney(server.product.app, person.id, purse);
  const read = (query: Parameters<typeof person.browser.call<'GET /v1/balance/transactions'>>[1] = {}) =>
    person.browser.call('GET /v1/balance/transactions', query);
  const summary = async () => (await person.browser.call('GET /v1/balance/summary')).body;
  return { ...person, read, summary };
};

describe('what a squad holds', () => {
  test('is «held» until it settles', async () => {
    const { id, read, summary } = await client();
    await payForSquad(id, 1, 178_000);
    expect(await summary()).toMatchObject({ available: 8220, held: 1780 });
    expect((await read()).body.items).toMatchObject([
      {
        type: 'PURCHASE',
        amount: -1780,
        status: 'HELD',
        squadId: 1,
        squad: { gameId: 'cs2', category: 'Повышение ранга', minutes: 60, mates: [] },
      },
      gift,
    ]);
    await move([{ from: squadHold(1), to: platformAccount('revenue'), amount: 178_000 }], []);
    expect(await summary()).toMatchObject({ available: 8220, held: 0 });
    expect((await read()).body.items).toMatchObject([{ status: null }, gift]);
  });

  test('is «refunded» when all of it came back, and only the rest is held after a part', async () => {
    const { id, read, summary } = await client();
    const first = await payForSquad(id, 2, 100_000);
    const other = await payForSquad(id, 2, 30_000);
    await refund(id, 2, 100_000, 'PURCHASE', first);
    await refund(id, 2, 10_000, 'DISPUTE', other);
    const { items } = (await read()).body;
    expect(items.map(({ amount, status, reversal }) => [amount, status, reversal])).toEqual([
      [100, null, true],
      [1000, null, true],
      [-300, 'HELD', false],
      [-1000, 'REFUNDED', false],
      [gift.amount, null, false],
    ]);
    expect((await summary()).held).toBe(200);
  });

  test('another payer’s share is not counted as mine', async () => {
    const mine = await client();
    const other = await client();
    await payForSquad(mine.id, 3, 50_000);
    await payForSquad(other.id, 3, 70_000);
    expect((await mine.summary()).held).toBe(500);
  });
});

describe('the history', () => {
  test('is paged from the newest without a gap or a double, and filtered by type', async () => {
    const { id, read } = await client(0);
    const types = ['SELL', 'PURCHASE_TIPS', 'CORRECTION'] as const;
    await move(
      [],
      Array.from({ length: 75 }, (_, index) => ({ userId: id, type: types[index % 3] ?? 'SELL', amount: index + 1 })),
    );
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await read({ query: { limit: '20', ...(cursor === undefined ? {} : { cursor }) } });
      seen.push(...body.items.map(({ amount }) => rublesToKopecks(amount)));
      cursor = body.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(Array.from({ length: 75 }, (_, index) => 75 - index));
    const tips = await read({ query: { types: ['PURCHASE_TIPS', 'SELL'], limit: '100' } });
    expect(tips.body.items).toHaveLength(50);
    expect(tips.body.nextCursor).toBeNull();
  });

  test('of a newcomer is empty; another’s is not seen', async () => {
    const { id } = await client();
    await move([], [{ userId: id, type: 'SELL', amount: 100 }]);
    const stranger = await client(0);
    expect((await stranger.read()).body).toEqual({ items: [], days: [], nextCursor: null });
  });

  test('keeps the details that it understands', async () => {
    const { id, read } = await client();
    await move(
      [],
      [
        {
          userId: id,
          type: 'PURCHASE_TIPS',
          amount: -15_000,
          details: { username: 'Ветер', goalTitle: 5, secret: 'x' },
        },
      ],
    );
    expect((await read()).body.items[0]?.details).toEqual({ username: 'Ветер' });
  });

  test.each([
    { cursor: '0' },
    { cursor: 'abc' },
    { limit: '0' },
    { limit: '101' },
    { types: ['NONSENSE'] },
    { zone: 'Mars/Base' },
    { from: '2026-02-30' },
    { to: 'today' },
  ])('refuses %p', async (query) => {
    const { read } = await client();
    expect((await read({ query: query as never })).code).toBe('VALIDATION_ERROR');
  });
});
