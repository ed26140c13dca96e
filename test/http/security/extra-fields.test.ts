import { contractRoutes } from '../../support/security/contract-routes';
import { sampleOf } from '../../support/security/sample-input';
import { securityWorld, type SecurityWorld } from '../../support/security/security-world';
import { serverForTests } from '../../support/server/server-for-tests';
import { newKey } from '../../support/money/start-deposit';

const server = serverForTests();
let world: SecurityWorld;
beforeAll(async () => {
  world = await securityWorld(server);
});

const extras = () => {
  const id = world.otherClient.id;
  return {
    balance: 1e6,
    available: 1e6,
    bonus: 1e6,
    status: 'FINISHED',
    percent: 99,
    grade: 'STAR',
    isAdmin: true,
    is_admin: true,
    permissions: ['ALL'],
    role: 'admin',
    ownerId: id,
    actorId: id,
    emailConfirmed: true,
    emailConfirmedAt: '2020-01-01T00:00:00Z',
    price: 1,
    fee: 0,
    credited: 1e6,
    orders: 999,
  };
};

/** What nobody may give themselves, and everything of the person whose id is injected. */
const protectedState = async () => {
  const { pool } = server.database;
  const [{ rows: people }, { rows: mates }, { rows: accounts }, { rows: foreign }] = await Promise.all([
    pool.query(
      'SELECT id, is_admin, permissions, status, orders, email_confirmed_at FROM app_user WHERE id = ANY($1) ORDER BY id',
      [[world.owner.id, world.mate.id, world.otherClient.id]],
    ),
    pool.query('SELECT user_id, percent, grade, base_price FROM mate_access ORDER BY user_id'),
    pool.query('SELECT coalesce(sum(balance), 0) AS sum FROM account WHERE owner = ANY($1)', [
      [world.owner.id, world.mate.id, world.otherClient.id],
    ]),
    pool.query(
      'SELECT user_id FROM squad_member WHERE user_id = $1 UNION ALL SELECT user_id FROM deposit WHERE user_id = $1 UNION ALL SELECT user_id FROM withdrawal WHERE user_id = $1',
      [world.otherClient.id],
    ),
  ]);
  return { people, mates, accounts, foreign };
};

/** These legitimately change what is compared below; some have their own tests. */
const acting = new Set([
  'POST /v1/auth/logout',
  'POST /v1/auth/register',
  'POST /v1/auth/refresh',
  'DELETE /v1/auth/sessions/{id}',
  'POST /dev/api/sign-in',
  'PUT /v1/auth/email',
  'POST /v1/squads/{id}/pay',
  'POST /v1/balance/withdraw',
  'POST /v1/squads/{id}/disband',
  'POST /v1/dummy-provider/{depositId}',
  'POST /v1/balance/withdrawals/{id}/cancel',
  // The money of the booking here was never held.
  'POST /v1/bookings/{id}/cancel',
]);
const unsafe = contractRoutes.filter(
  ({ method, route, endpoint }) => method !== 'GET' && !acting.has(route) && !endpoint.raw,
);

describe('fields that nobody asked for', () => {
  test.each(unsafe.map((route) => [route.route, route] as const))(
    'have no effect on %s',
    async (_name, { method, path, endpoint }) => {
      const { browser } = endpoint.access === 'mate' ? world.mate : world.owner;
      const before = await protectedState();
      const body = { ...sampleOf(endpoint.body, world.known), ...extras() };
      const answer = await browser.raw(method, world.fill(path), {
        body: JSON.stringify(body),
        headers: { 'idempotency-key': newKey() },
      });
      expect(answer.status).toBeLessThan(500);
      expect(await protectedState()).toEqual(before);
    },
  );

  test('they were signed in all along: no refusal above was only that of a stranger', async () => {
    expect((await world.owner.browser.call('GET /v1/users/me')).status).toBe(200);
    expect((await world.mate.browser.call('GET /v1/users/me')).status).toBe(200);
  });

  test('a payment takes what the squad says from whom the session says', async () => {
    const before = await protectedState();
    const body = { amount: 1, ...extras(), userId: world.otherClient.id };
    const answer = await world.owner.browser.raw('POST', world.fill('/v1/squads/{squadId}/pay'), {
      body: JSON.stringify(body),
      headers: { 'idempotency-key': newKey() },
    });
    expect(answer.code).toMatch(/^SQUADS_/);
    expect(await protectedState()).toEqual(before);
  });

  test('registration gives an ordinary person', async () => {
    const text = JSON.stringify({
      email: 'slip@mail.ru',
      username: 'Slip',
      password: 'verysecret1',
      id: world.otherClient.id,
      ...extras(),
    });
    const answer = await world.guest.raw('POST', '/v1/auth/register', { body: text });
    expect(answer.body).toMatchObject({ username: 'Slip', emailConfirmed: false, balance: 0, mateAccess: null });
    const { rows } = await server.database.pool.query(
      "SELECT is_admin, permissions, orders FROM app_user WHERE username = 'Slip'",
    );
    expect(rows).toEqual([{ is_admin: false, permissions: [], orders: 0 }]);
  });

  test.each([
    '{"__proto__":{"isAdmin":true},"favorite":true}',
    '{"constructor":{"prototype":{"isAdmin":true}},"favorite":true}',
  ])('%s poisons no prototype', async (body) => {
    const answer = await world.owner.browser.raw('POST', world.fill('/v1/mates/favorites/{id}'), { body });
    expect(answer.status).toBe(400);
    expect(answer.code).toBe('VALIDATION_ERROR');
    expect(Object({}).isAdmin).toBeUndefined();
    const query = await world.owner.browser.raw('GET', '/v1/mates/game/cs2?__proto__[]=x&__proto__=y&constructor=z');
    expect(query.status).toBe(200);
  });
});
