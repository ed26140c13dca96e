import type { MateCard } from '#contract/schemas/mate-card.ts';
import { seedGames } from '#server/composition/demo/seed-games.ts';
import { minutes } from '#domain/time/durations.ts';
import { makeMate, type MateOptions } from '../../support/mates/make-mate';
import { signInAs } from '../../support/mates/sign-in-as';
import { queriesOf } from '../../support/server/queries-of';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';
import { finishedSquad } from '../../support/squads/finished-squad';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const [settledCount, newcomerCount] = [30, 12];
const ids: Record<string, string> = {};

const make = async (options: MateOptions) => {
  ids[options.name] = await makeMate(server, { presence: 2, ...options });
};
beforeAll(async () => {
  await seedGames(server.product.app.db);
  for (let index = 0; index < settledCount; index += 1)
    await make({ name: `Settled${index}`, orders: 50, rating: 440 + index * 2, reviewCount: 20 });
  for (let index = 0; index < newcomerCount; index += 1) await make({ name: `New${index}`, rating: 380 - index });
  server.clock.advance(minutes(11));
  await sweepDeadlines(server);
});

const setShare = async (share: number) => {
  await server.database.pool.query(
    "INSERT INTO product_setting (name, value, changed_at) VALUES ('newcomer-places', $1, now()) ON CONFLICT (name) DO UPDATE SET value = $1",
    [share],
  );
  server.product.app.settings.invalidate();
};
const page = async (query: Record<string, unknown> = {}) =>
  (await testBrowser(server.url).call('GET /v1/mates/game/{gameId}', { params: { gameId: 'cs2' }, query })).body;
const walk = async (query: Record<string, unknown>): Promise<readonly MateCard[]> => {
  const all: MateCard[] = [];
  let next: Record<string, unknown> | null = query;
  // A list that does not move on would never end.
  for (let pages = 0; next !== null && pages < 50; pages += 1) {
    const { items, nextCursor }: Awaited<ReturnType<typeof page>> = await page(next);
    all.push(...items);
    next = nextCursor === null ? null : { ...query, cursor: nextCursor };
  }
  return all;
};
const namesOf = (cards: readonly MateCard[]) => cards.map(({ name }) => name);
const placesOfNewcomers = (cards: readonly MateCard[]) =>
  cards.flatMap(({ newcomer, place }) => (newcomer === true ? [place] : []));

test.each([
  [5, {}],
  [7, {}],
  [48, {}],
  [7, { kind: 'FUN' }],
  [7, { online: '1' }],
  [9, { languages: ['ru'] }],
])('pages of %i with %j hold everybody once, newcomers on the places kept for them', async (limit, filters) => {
  const cards = await walk({ limit, ...filters });
  expect(new Set(namesOf(cards)).size).toBe(settledCount + newcomerCount);
  expect(cards.map(({ place }) => place)).toEqual(cards.map((_card, index) => index + 1));
  expect(placesOfNewcomers(cards).slice(0, 4)).toEqual([7, 14, 20, 27]);
});

test.each([
  [0, [31, 32, 33]],
  [100, [1, 2, 3]],
])('with a share of %i percent newcomers stand from %j', async (share, places) => {
  await setShare(share);
  const cards = await walk({ limit: 10 });
  await setShare(15);
  expect(new Set(namesOf(cards)).size).toBe(settledCount + newcomerCount);
  expect(placesOfNewcomers(cards).slice(0, 3)).toEqual(places);
});

test('a share that changes between two pages leaves nobody out and shows nobody twice', async () => {
  const first = await page({ limit: 10 });
  await setShare(60);
  const rest: MateCard[] = [];
  let cursor: string | null = first.nextCursor;
  while (cursor !== null) {
    const next: Awaited<ReturnType<typeof page>> = await page({ limit: 10, cursor });
    rest.push(...next.items);
    cursor = next.nextCursor;
  }
  await setShare(15);
  expect(namesOf([...first.items, ...rest]).sort()).toEqual(Object.keys(ids).sort());
});

test('after scores have changed, an old page is continued: whose score stayed is there once', async () => {
  const first = await page({ limit: 12 });
  const shown = first.items[2]?.name ?? '';
  await server.database.pool.query('UPDATE mate_card SET order_score = $2 WHERE user_id = $1', [ids[shown], 1]);
  const all = namesOf([...first.items, ...(await walk({ limit: 12, cursor: first.nextCursor }))]);
  const timesOf = (name: string) => all.filter((one) => one === name).length;
  expect(Object.keys(ids).filter((name) => timesOf(name) !== 1)).toEqual([shown]);
  expect(timesOf(shown)).toBe(2);
});

test('cursors of the order before are refused as any other that is not ours', async () => {
  const before = Buffer.from(JSON.stringify([5, 450, 10, ids['Settled1']])).toString('base64url');
  expect((await testBrowser(server.url).raw('GET', `/v1/mates/game/cs2?cursor=${before}`)).code).toBe(
    'VALIDATION_ERROR',
  );
});

test('scores follow answers within ten minutes: who misses calls falls behind', async () => {
  // Not the mate whose own figures are read below.
  const first = (await page({ limit: 3 })).items.find(({ id }) => id !== ids['Settled29']);
  const { pool } = server.database;
  const { rows } = await pool.query<{ id: number }>("SELECT min(id) AS id FROM category WHERE game_id = 'cs2'");
  await finishedSquad(server, first?.id ?? '', rows[0]?.id ?? 0);
  await pool.query(
    `INSERT INTO mate_answer (mate_id, squad_id, answer, invited_at, answered_at)
     SELECT $1, max(squad.id), 'MISSED', now() - interval '10 minutes', now() FROM squad, generate_series(1, 20) AS call GROUP BY call`,
    [first?.id],
  );
  server.clock.advance(minutes(11));
  await sweepDeadlines(server);
  expect((await walk({ limit: 48 })).findIndex(({ id }) => id === first?.id)).toBeGreaterThan(20);
});

test('who speaks what the viewer wishes moves forward on a page, and nobody is hidden', async () => {
  await make({ name: 'Polyglot', orders: 50, rating: 470, reviewCount: 20, languages: ['ru', 'es'] });
  const usual = namesOf((await page({ limit: 48 })).items);
  const wished = namesOf((await page({ limit: 48, speaks: ['es'] })).items);
  expect(wished.indexOf('Polyglot')).toBeLessThan(usual.indexOf('Polyglot') - 3);
  expect([...wished].sort()).toEqual([...usual].sort());
});

test('who plays in a rank that the viewer wishes moves forward on a page, and nobody is hidden', async () => {
  const { pool } = server.database;
  const { rows } = await pool.query<{ pair: string; param: number; value: number }>(
    `WITH param AS (INSERT INTO game_param (game_id, name, owner_type, required, multiple, position)
       VALUES ('cs2', 'Ранг', 'ALL', false, false, 0) RETURNING id),
     value AS (INSERT INTO game_param_value (param_id, name, position) SELECT id, 'Глобал', 0 FROM param RETURNING id, param_id)
     SELECT param_id AS param, id AS value, param_id || ':' || id AS pair FROM value`,
  );
  const [rank] = rows;
  await pool.query('INSERT INTO user_game_param (user_id, param_id, value_id) VALUES ($1, $2, $3)', [
    ids['Settled15'],
    rank?.param,
    rank?.value,
  ]);
  const usual = namesOf((await page({ limit: 48 })).items);
  const wished = namesOf((await page({ limit: 48, ranks: [rank?.pair] })).items);
  expect(wished.indexOf('Settled15')).toBeLessThan(usual.indexOf('Settled15'));
  expect([...wished].sort()).toEqual([...usual].sort());
});

test('a page of only newcomers online is read in at most two queries', async () => {
  const queries = await queriesOf(server, () => page({ limit: 20 }));
  expect(queries.length).toBeLessThanOrEqual(2);
});

test('a mate sees how often they were shown and opened; their own visits do not count', async () => {
  const mateId = ids['Settled29'] ?? '';
  const own = await signInAs(server, mateId);
  const figures = async () => (await own.call('GET /v1/mates/me/place')).body;
  const before = await figures();
  expect(before.place).toMatchObject({ free: true, newcomer: false, orders: 50, rating: 4.98, reviewCount: 20 });
  expect(before.place?.of).toBe(settledCount + newcomerCount + 1);
  await page({ limit: 48 });
  await testBrowser(server.url).call('GET /v1/mates/{gameId}/{mateId}', { params: { gameId: 'cs2', mateId } });
  await own.call('GET /v1/mates/{gameId}/{mateId}', { params: { gameId: 'cs2', mateId } });
  const after = await figures();
  expect(after.figures).toEqual({
    shown: before.figures.shown + 1,
    opened: before.figures.opened + 1,
    called: 0,
    orders: 0,
  });
});

test('somebody without a card is told that they are not in the list', async () => {
  const hidden = await makeMate(server, { name: 'Hidden', kinds: [] });
  const { body } = await (await signInAs(server, hidden)).call('GET /v1/mates/me/place');
  expect(body).toMatchObject({ place: null, newcomerShare: 15 });
});
