import { makePerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { createSquadOf, acceptOrder } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);

const telegram = { params: { name: 'telegram' } } as const;

describe('the demo’s stand-in', () => {
  test('is connected at once, and once', async () => {
    const { browser } = await makePerson(server);
    expect((await browser.call('POST /v1/notifier/services/{name}', { ...telegram, body: {} })).body).toEqual({
      status: 'connected',
      link: null,
    });
    expect((await browser.call('POST /v1/notifier/services/{name}', { ...telegram, body: {} })).code).toBe(
      'NOTIFIER_ALREADY_CONNECTED',
    );
    const { body } = await browser.call('GET /v1/notifier/services');
    expect(body.map(({ name, connectorClass, status, enabled }) => [name, connectorClass, status, enabled])).toEqual([
      ['email', null, 'connected', true],
      ['telegram', 'TelegramNotifier', 'connected', true],
      ['max', 'MaxNotifier', null, false],
      ['vk', 'VkNotifier', null, false],
      ['discord', 'DiscordNotifier', null, false],
    ]);
  });

  test('is silenced, and forgotten', async () => {
    const { browser } = await makePerson(server);
    expect(
      (await browser.call('PUT /v1/notifier/services/{name}/enabled', { ...telegram, body: { enabled: false } })).code,
    ).toBe('NOTIFIER_NOT_FOUND');
    expect((await browser.call('DELETE /v1/notifier/services/{name}', telegram)).code).toBe('NOTIFIER_NOT_FOUND');
    await browser.call('POST /v1/notifier/services/{name}', { ...telegram, body: {} });
    await browser.call('PUT /v1/notifier/services/{name}/enabled', { ...telegram, body: { enabled: false } });
    expect((await browser.call('GET /v1/notifier/services')).body[1]).toMatchObject({
      status: 'connected',
      enabled: false,
    });
    expect((await browser.call('DELETE /v1/notifier/services/{name}', telegram)).status).toBe(204);
    expect((await browser.call('GET /v1/notifier/services')).body[1]).toMatchObject({ status: null });
  });

  test('letters are switched, never connected or disconnected', async () => {
    const { browser } = await makePerson(server);
    const email = { params: { name: 'email' } } as const;
    expect((await browser.call('POST /v1/notifier/services/{name}', { ...email, body: {} })).code).toBe(
      'NOTIFIER_ALREADY_CONNECTED',
    );
    expect((await browser.call('DELETE /v1/notifier/services/{name}', email)).code).toBe('NOTIFIER_NOT_FOUND');
    await browser.call('PUT /v1/notifier/services/{name}/enabled', { ...email, body: { enabled: false } });
    expect((await browser.call('GET /v1/notifier/services')).body[0]).toMatchObject({
      status: 'connected',
      enabled: false,
    });
  });
});

describe('a mate', () => {
  const needsOne = async (browser: Awaited<ReturnType<typeof makePerson>>['browser']) =>
    (await browser.call('GET /v1/mates/validate')).body.notifications;

  test('is ready for orders only with a messenger that is connected and on', async () => {
    const { browser } = await makePerson(server, { mate: true });
    expect(await needsOne(browser)).toBe(true);
    await browser.call('POST /v1/notifier/services/{name}', { ...telegram, body: {} });
    expect(await needsOne(browser)).toBe(false);
    await browser.call('PUT /v1/notifier/services/{name}/enabled', { ...telegram, body: { enabled: false } });
    expect(await needsOne(browser)).toBe(true);
  });

  test('who disconnects the last one takes no more orders', async () => {
    const mate = await scene.mate();
    await mate.browser.call('POST /v1/notifier/services/{name}', { ...telegram, body: {} });
    await mate.browser.call('DELETE /v1/notifier/services/{name}', telegram);
    expect((await mate.browser.call('GET /v1/users/me')).body.mateAccess?.active).toBe(false);
  });
});

test('others learn which channels somebody has only while they play together or call them as a mate', async () => {
  const [owner, mate, stranger] = [await scene.client(1000), await scene.mate(), await makePerson(server)];
  await mate.browser.call('POST /v1/notifier/services/{name}', { ...telegram, body: {} });
  const ask = ({ browser }: { readonly browser: typeof owner.browser }) =>
    browser.call('GET /v1/notifier/user/{id}/services', { params: { id: mate.id } });
  expect((await ask(owner)).code).toBe('USERS_NOT_FOUND');
  const { body } = await createSquadOf(owner, { categoryId: await scene.categoryId('FUN'), mateIds: [mate.id] });
  expect((await ask(owner)).body).toEqual([{ name: 'telegram', status: 'connected' }]);
  expect((await ask(stranger)).code).toBe('USERS_NOT_FOUND');
  await acceptOrder(mate, body.id);
  expect((await ask(owner)).body).toEqual([{ name: 'telegram', status: 'connected' }]);
  expect((await ask(mate)).body).toHaveLength(1);
  expect((await ask(stranger)).code).toBe('USERS_NOT_FOUND');
});

test('a mate who declined is a stranger again', async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const { body } = await createSquadOf(owner, { categoryId: await scene.categoryId('FUN'), mateIds: [mate.id] });
  await mate.browser.call('POST /v1/squads/mate/orders/{id}/cancel', { params: { id: body.id } });
  expect((await owner.browser.call('GET /v1/notifier/user/{id}/services', { params: { id: mate.id } })).code).toBe(
    'USERS_NOT_FOUND',
  );
});
