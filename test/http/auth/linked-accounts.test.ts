import { signInProviders } from '#domain/people/sign-in-provider.ts';
import { entranceSettings, productSettings } from '#domain/settings/product-settings.ts';
import { waitForLetter } from '../../support/people/latest-letter';
import { registered } from '../../support/people/registered';
import { elsewhereForTests } from '../../support/sign-in/elsewhere-for-tests';
import { somebodyAt } from '../../support/sign-in/sign-in-stand-in';
import { testBrowser } from '../../support/server/test-browser';

const world = elsewhereForTests();
const { setOut, comeBack, enter, meOf, joined, link, unlink, openEntrances } = world;

test('a way in is linked, told by letter, used, and taken away again', async () => {
  const { browser, id, email } = await registered(world.server);
  const who = somebodyAt('steam');
  expect(await link(browser, 'steam', who)).toBe('/cs2/settings?social=linked');
  expect((await browser.call('GET /v1/users/me/identities')).body).toMatchObject([{ provider: 'steam' }]);
  const elsewhere = testBrowser(world.server.url);
  await enter(elsewhere, 'steam', who);
  expect((await meOf(elsewhere)).id).toBe(id);
  expect((await unlink(browser, 'steam')).status).toBe(204);
  expect((await unlink(browser, 'steam')).code).toBe('NOT_FOUND');
  const told = (words: string) => waitForLetter(browser, email, (text) => (text.includes(words) ? text : null));
  await told('привязан аккаунт Steam');
  await told('отвязан аккаунт Steam');
});

test("another person's account elsewhere is not linked, nor a second one of a kind", async () => {
  const { who } = await joined('vk');
  const { browser } = await registered(world.server);
  expect(await link(browser, 'vk', who)).toContain('social=taken');
  expect(await link(browser, 'vk', somebodyAt('vk'))).toContain('social=linked');
  expect(await link(browser, 'vk', somebodyAt('vk'))).toContain('social=taken');
});

test('whoever signed out on the way links nothing', async () => {
  const { browser } = await registered(world.server);
  const { body } = await browser.call('POST /v1/users/me/identities/{provider}', {
    params: { provider: 'vk' },
    body: { returnTo: '/cs2/settings' },
  });
  await browser.call('POST /v1/auth/logout');
  expect(await comeBack(browser, world.standIn.consent(body.redirectUrl, somebodyAt('vk')))).toContain('social=stale');
});

test('the last way in stays until there is another', async () => {
  const { browser, id } = await joined('telegram');
  expect((await unlink(browser, 'telegram')).code).toBe('SIGN_IN_LAST_WAY');
  await link(browser, 'steam', somebodyAt('steam'));
  expect((await unlink(browser, 'telegram')).status).toBe(204);
  expect((await unlink(browser, 'steam')).code).toBe('SIGN_IN_LAST_WAY');
  await world.server.database.pool.query('UPDATE app_user SET email_confirmed_at = now() WHERE id = $1', [id]);
  expect((await unlink(browser, 'steam')).status).toBe(204);
});

test('by default one comes in through Russian services only; the others are linked', () => {
  const open = signInProviders.filter((provider) => productSettings[entranceSettings[provider]].usual === 1);
  expect(open).toEqual(['yandex', 'vk']);
});

describe('a service that is no entrance', () => {
  afterEach(() => openEntrances(1));

  test.each(signInProviders)(
    '%s lets nobody in, neither a newcomer nor its own people, and is linked as before',
    async (provider) => {
      const { who } = await joined(provider);
      const { browser } = await registered(world.server);
      const other = testBrowser(world.server.url);
      const began = world.standIn.consent(await setOut(other, provider), who);
      await openEntrances(0);
      const asked = await other.call('POST /v1/auth/social/{provider}', { params: { provider }, body: {} });
      expect(asked.code).toBe('SIGN_IN_CLOSED');
      // Begun before it was closed.
      expect(await comeBack(other, began)).toContain('social=closed');
      expect(await meOf(other)).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(await link(browser, provider, somebodyAt(provider))).toBe('/cs2/settings?social=linked');
    },
  );
});
