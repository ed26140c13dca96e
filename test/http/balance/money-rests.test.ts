import { formatDayAndTime } from '#domain/text/format-moment.ts';
import { authLimits } from '#domain/people/auth-limits.ts';
import { withdrawalLimits } from '#domain/money/withdrawal.ts';
import { seenBy } from '../../support/desk';
import { giveMoney } from '../../support/money/give-money';
import { reserveCalls } from '../../support/money/reserve-calls';
import { newKey } from '../../support/money/start-deposit';
import { blogScene } from '../../support/blog/blog-scene';
import { seedCourse } from '../../support/mates/seed-course';
import { makeAdministrator } from '../../support/people/make-administrator';
import { latestCode } from '../../support/people/latest-letter';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);
const blog = blogScene(server);
const { tokenOf, fund } = reserveCalls(server);

const changePassword = ({ id }: TestPerson) =>
  server.database.pool.query('UPDATE app_user SET password_changed_at = $2 WHERE id = $1', [
    id,
    new Date(server.clock.now()),
  ]);

const certificate = { nominal: 2000, design: 'GOOD_GAME', message: '' } as const;

const buyCertificate = ({ browser }: TestPerson) =>
  browser.call('POST /v1/balance/gift-certificates', { body: certificate, idempotencyKey: newKey() });

const tip = ({ browser }: TestPerson, userId: string) =>
  browser.call('POST /v1/balance/tips/purchase', { body: { userId, amount: 100 }, idempotencyKey: newKey() });

/** Every call by which own money leaves to another person; each is pressed by this client. */
const ways = {
  'a tip': async (client: TestPerson) => {
    const mate = await scene.mate();
    return () => tip(client, mate.id);
  },
  'a reserve': async (client: TestPerson) => {
    const token = await tokenOf(await scene.mate());
    return () => fund(client, token);
  },
  'a certificate': (client: TestPerson) => Promise.resolve(() => buyCertificate(client)),
  'the payment of a certificate': async (client: TestPerson) => {
    const { id } = await unpaid(client);
    return () =>
      client.browser.call('POST /v1/balance/gift-certificates/{id}/pay', { params: { id }, idempotencyKey: newKey() });
  },
  'a deposit for a certificate': async (client: TestPerson) => {
    const { id } = await unpaid(client);
    return () =>
      client.browser.call('POST /v1/balance/gift-certificates/{id}/deposit', {
        params: { id },
        body: { method: 'SBP' },
        idempotencyKey: newKey(),
      });
  },
  'an article': async (client: TestPerson) => {
    const articleId = await blog.publish(await scene.mate(), { price: 290 });
    return () =>
      client.browser.call('POST /v1/balance/articles/{articleId}/pay', {
        params: { articleId },
        body: {},
        idempotencyKey: newKey(),
      });
  },
  'a deposit for an article': async (client: TestPerson) => {
    const articleId = await blog.publish(await scene.mate(), { price: 290 });
    return () =>
      client.browser.call('POST /v1/balance/articles/{articleId}/deposit', {
        params: { articleId },
        body: {},
        idempotencyKey: newKey(),
      });
  },
  'a course': async (client: TestPerson) => {
    const id = await seedCourse(server);
    return () =>
      client.browser.call('POST /v1/training-landings/courses/{id}', {
        params: { id },
        body: { method: 'SBP', returnTo: '/cs2/profile' },
        idempotencyKey: newKey(),
      });
  },
} as const;

const unpaid = async (client: TestPerson): Promise<{ readonly id: string }> => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `INSERT INTO gift_certificate (id, code, buyer_id, nominal, design, message, status, created_at)
     VALUES (gen_random_uuid(), $2, $1, 200000, 'GOOD_GAME', '', 'CREATED', now()) RETURNING id`,
    [client.id, newKey().slice(0, 12)],
  );
  const [row] = rows;
  if (!row) throw new Error('the certificate was not written');
  return row;
};

const rich = async (): Promise<TestPerson> => {
  const client = await makePerson(server);
  await giveMoney(server.product.app, client.id, 3_000_000);
  return client;
};

test.each(Object.keys(ways).filter((way): way is keyof typeof ways => way in ways))(
  '%s waits a day after a new password',
  async (way) => {
    const client = await rich();
    const press = await ways[way](client);
    await changePassword(client);
    const refused = await press();
    const until = new Date(server.clock.now() + withdrawalLimits.holdAfterChange).toISOString();
    const message = `Пароль или почта недавно сменились: деньги не уйдут другим людям до ${formatDayAndTime(Date.parse(until), 'Europe/Moscow')} по Москве`;
    expect([refused.code, refused.body]).toMatchObject(['MONEY_RESTS', { details: { until }, message }]);
    await server.database.pool.query('UPDATE app_user SET password_changed_at = $2 WHERE id = $1', [
      client.id,
      new Date(server.clock.now() - withdrawalLimits.holdAfterChange),
    ]);
    expect((await press()).status).toBe(200);
  },
);

const changedAddress = async (client: TestPerson): Promise<string> => {
  const email = `rests-${client.username.toLowerCase()}@mail.ru`;
  const operator = await makeAdministrator(server, 'UPDATE_USER');
  await operator.browser.call('PUT /v1/admin/users/{id}/email', {
    params: { id: client.id },
    body: { email, reason: 'По просьбе в поддержке' },
  });
  return email;
};

test('after a change of the address money rests until the owner confirms it', async () => {
  const [client, mate] = [await rich(), await scene.mate()];
  const email = await changedAddress(client);
  expect((await tip(client, mate.id)).code).toBe('MONEY_RESTS');
  const code = await latestCode(client.browser, email);
  await client.browser.call('POST /v1/auth/email/confirm', { body: { code } });
  expect((await tip(client, mate.id)).status).toBe(200);
});

test('or until its term; a withdrawal that is asked for meanwhile is held as long', async () => {
  const [client, mate] = [await rich(), await scene.mate()];
  await changedAddress(client);
  const { body } = await client.browser.call('POST /v1/balance/withdraw', {
    body: { amount: 1000, to: { method: 'BANK_CARD_RU', wallet: '2200000000000004' } },
    idempotencyKey: newKey(),
  });
  expect(body.heldUntil).toBe(new Date(server.clock.now() + authLimits.changedAddressRests).toISOString());
  server.clock.advance(authLimits.changedAddressRests);
  expect((await tip(client, mate.id)).status).toBe(200);
});

describe('above the setting', () => {
  const name = 'second-step-above';

  beforeAll(async () => {
    const boss = await makeAdministrator(server, 'ALL');
    const { status } = await boss.browser.call('PUT /v1/admin/settings/{name}', {
      params: { name },
      body: { value: 0, reason: 'Каждая сумма подтверждается', seen: await seenBy(boss, `setting:${name}`) },
    });
    expect(status).toBeLessThan(300);
  });

  const giving = Object.keys(ways).filter(
    (way): way is keyof typeof ways => way in ways && !way.startsWith('a deposit'),
  );

  test.each(giving)('%s asks for the second step of whoever has one', async (way) => {
    const client = await rich();
    const press = await ways[way](client);
    await server.database.pool.query(
      `INSERT INTO passkey (id, user_id, handle, title, public_key, counter, transports, synced, created_at)
       VALUES ($1::text, $1::uuid, '', 'Ключ', '', 0, '{}', false, now())`,
      [client.id],
    );
    expect((await press()).code).toBe('SECOND_STEP_REQUIRED');
    await server.database.pool.query('DELETE FROM passkey WHERE user_id = $1', [client.id]);
    expect((await press()).status).toBe(200);
  });
});
