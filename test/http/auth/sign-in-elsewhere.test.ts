import { type SignInProvider, signInProviders, signInTerms } from '#domain/people/sign-in-provider.ts';
import { entranceSettings, productSettings } from '#domain/settings/product-settings.ts';
import { waitForLetter } from '../../support/people/latest-letter';
import { registered, signInTo } from '../../support/people/registered';
import {
  signInOn,
  type SignInStandIn,
  signInStandIn,
  type Somebody,
  somebodyAt,
} from '../../support/sign-in/sign-in-stand-in';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { testBrowser, type TestBrowser } from '../../support/server/test-browser';

let standIn: SignInStandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await signInStandIn();
  server = await startTestServer(signInOn(standIn.url));
  await openEntrances(1);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
beforeEach(async () => {
  standIn.mood.broken = false;
  standIn.mood.audience = 'telegram-app';
  await server.database.pool.query("DELETE FROM rate_count WHERE key LIKE 'register:%' OR key LIKE 'social:%'");
});

const openEntrances = async (value: 0 | 1) => {
  await server.database.pool.query(
    `INSERT INTO product_setting (name, value, changed_at) SELECT name, $2, now() FROM unnest($1::text[]) AS name
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [Object.values(entranceSettings), value],
  );
  server.product.app.settings.invalidate();
};

let names = 0;
const newName = (): string => `Social${(names += 1)}`;

const setOut = async (browser: TestBrowser, provider: SignInProvider): Promise<string> => {
  const { body } = await browser.call('POST /v1/auth/social/{provider}', {
    params: { provider },
    body: { returnTo: '/cs2/team?kind=FUN' },
  });
  return body.redirectUrl;
};

/** Where the callback leads. */
const comeBack = async (browser: TestBrowser, { pathname, search }: URL): Promise<string | null> =>
  (await browser.raw('GET', pathname + search)).headers.get('location');

const enter = async (browser: TestBrowser, provider: SignInProvider, who: Somebody) =>
  comeBack(browser, standIn.consent(await setOut(browser, provider), who));

const meOf = async (browser: TestBrowser) => (await browser.call('GET /v1/users/me')).body;

const join = (browser: TestBrowser, email: string, username = newName()) =>
  browser.call('POST /v1/auth/social/newcomer', { body: { email, username, timeZone: 'Asia/Omsk' } });

/** A person whose account was created through this provider. */
const joined = async (provider: SignInProvider, who = somebodyAt(provider)) => {
  const browser = testBrowser(server.url);
  await enter(browser, provider, who);
  const { body } = await join(browser, `${newName()}@mail.ru`);
  return { browser, who, id: body.id };
};

const link = async (browser: TestBrowser, provider: SignInProvider, who: Somebody) => {
  const { body } = await browser.call('POST /v1/users/me/identities/{provider}', {
    params: { provider },
    body: { returnTo: '/cs2/settings' },
  });
  return comeBack(browser, standIn.consent(body.redirectUrl, who));
};

const unlink = (browser: TestBrowser, provider: SignInProvider) =>
  browser.call('DELETE /v1/users/me/identities/{provider}', { params: { provider } });

describe.each(signInProviders)('%s', (provider) => {
  test('opens an account for a newcomer, and signs the same person in from then on', async () => {
    const who = somebodyAt(provider);
    const first = testBrowser(server.url);
    expect(await enter(first, provider, who)).toBe('/login?returnTo=%2Fcs2%2Fteam%3Fkind%3DFUN&mode=join');
    expect(await meOf(first)).toMatchObject({ code: 'UNAUTHENTICATED' });
    const made = await join(first, `${newName()}@mail.ru`);
    expect(made.body).toMatchObject({ emailConfirmed: false, timeZone: 'Asia/Omsk' });
    const second = testBrowser(server.url);
    expect(await enter(second, provider, who)).toBe('/cs2/team?kind=FUN');
    expect((await meOf(second)).id).toBe(made.body.id);
  });

  test('an answer counts once, in the browser that set out, and for this provider', async () => {
    const { who } = await joined(provider);
    const [own, other] = [testBrowser(server.url), testBrowser(server.url)];
    await setOut(other, provider);
    const back = standIn.consent(await setOut(own, provider), who);
    expect(await comeBack(other, back)).toContain('social=stale');
    expect(await meOf(other)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await comeBack(own, back)).toBe('/cs2/team?kind=FUN');
    expect(await comeBack(own, back)).toContain('social=stale');
    const elsewhere = standIn.consent(await setOut(own, provider), who);
    const wrong = signInProviders.find((one) => one !== provider) ?? provider;
    elsewhere.pathname = elsewhere.pathname.replace(provider, wrong);
    expect(await comeBack(own, elsewhere)).toContain('social=stale');
  });

  test('without a state, with a made-up one, or too late, it leads nowhere', async () => {
    const { who } = await joined(provider);
    const browser = testBrowser(server.url);
    const [bare, guessed] = [await setOut(browser, provider), await setOut(browser, provider)].map((to) =>
      standIn.consent(to, who),
    );
    bare?.searchParams.delete('state');
    guessed?.searchParams.set('state', 'A'.repeat(43));
    const late = standIn.consent(await setOut(browser, provider), who);
    await server.database.pool.query("UPDATE social_trip SET expires_at = expires_at - $1 * interval '1 ms'", [
      signInTerms.roundTrip,
    ]);
    for (const one of [bare, guessed, late]) if (one) expect(await comeBack(browser, one)).toContain('social=stale');
    expect(await meOf(browser)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('a provider that is silent, or a person who changed their mind, is told so', async () => {
    const browser = testBrowser(server.url);
    standIn.mood.broken = true;
    expect(await enter(browser, provider, somebodyAt(provider))).toContain('social=down');
    const refused = standIn.consent(await setOut(browser, provider), somebodyAt(provider));
    refused.searchParams.set(provider === 'steam' ? 'openid.mode' : 'error', 'cancel');
    expect(await comeBack(browser, refused)).toContain('social=declined');
  });

  test('somebody blocked does not get in', async () => {
    const { who, id } = await joined(provider);
    await server.database.pool.query("UPDATE app_user SET status = 'BLOCKED', blocked_at = now() WHERE id = $1", [id]);
    const browser = testBrowser(server.url);
    expect(await enter(browser, provider, who)).toContain('social=blocked');
    expect(await meOf(browser)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

test('a code that was caught is worth nothing in another trip', async () => {
  const { who } = await joined('discord');
  const [victim, thief] = [testBrowser(server.url), testBrowser(server.url)];
  const caught = standIn.consent(await setOut(victim, 'discord'), who).searchParams.get('code') ?? '';
  const own = standIn.consent(await setOut(thief, 'discord'), somebodyAt('discord'));
  own.searchParams.set('code', caught);
  expect(await comeBack(thief, own)).toContain('social=stale');
});

test("a token of another application's is refused", async () => {
  standIn.mood.audience = 'another-app';
  expect(await enter(testBrowser(server.url), 'telegram', somebodyAt('telegram'))).toContain('social=stale');
});

test.each([
  ['another account', 'openid.claimed_id', (url: string) => `${url}/openid/id/76561199999999999`],
  ['another site', 'openid.return_to', () => 'http://elsewhere.example/callback'],
  ['another endpoint', 'openid.op_endpoint', () => 'http://elsewhere.example/openid/login'],
  ['less under the signature', 'openid.signed', () => 'signed,op_endpoint,return_to,response_nonce'],
  ['a nonce of its own', 'openid.response_nonce', () => '2026-11-22T00:00:00Zguess'],
])("Steam's word, altered to name %s, is refused", async (_what, field, value) => {
  const browser = testBrowser(server.url);
  const back = standIn.consent(await setOut(browser, 'steam'), somebodyAt('steam'));
  back.searchParams.set(field, value(standIn.url));
  expect(await comeBack(browser, back)).toContain('social=stale');
});

test('an address that the provider confirmed needs no code; one of somebody else opens nothing', async () => {
  const email = `${newName().toLowerCase()}@mail.ru`;
  const browser = testBrowser(server.url);
  await enter(browser, 'discord', { ...somebodyAt('discord'), email, verified: true });
  const taken = await registered(server);
  expect((await join(browser, taken.email)).code).toBe('AUTH_EMAIL_ALREADY_TAKEN');
  expect((await join(browser, email)).body.emailConfirmed).toBe(true);
  const unsure = testBrowser(server.url);
  await enter(unsure, 'discord', { ...somebodyAt('discord'), email: 'unsure@mail.ru', verified: false });
  expect((await unsure.call('GET /v1/auth/social/newcomer')).body.email).toBeNull();
  expect((await join(unsure, 'unsure@mail.ru')).body.emailConfirmed).toBe(false);
});

test('a provider that vouches for the address of an account does not open it', async () => {
  const owner = await registered(server);
  const browser = testBrowser(server.url);
  const outcome = await enter(browser, 'discord', { ...somebodyAt('discord'), email: owner.email, verified: true });
  expect(outcome).toContain('mode=join');
  expect(await meOf(browser)).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('whom nobody vouched for here opens no account without a password', async () => {
  const browser = testBrowser(server.url);
  expect((await browser.call('GET /v1/auth/social/newcomer')).code).toBe('SIGN_IN_STALE');
  expect((await join(browser, 'nobody.vouched@mail.ru')).code).toBe('SIGN_IN_STALE');
});

test('no password opens an account that has none', async () => {
  const email = `${newName().toLowerCase()}@mail.ru`;
  const browser = testBrowser(server.url);
  await enter(browser, 'vk', somebodyAt('vk'));
  await join(browser, email);
  for (const guess of ['none', 'anything-at-all'])
    expect((await signInTo(testBrowser(server.url), email, guess)).code).toBe('AUTH_WRONG_CREDENTIALS');
});

test('a way in is linked, told by letter, used, and taken away again', async () => {
  const { browser, id, email } = await registered(server);
  const who = somebodyAt('steam');
  expect(await link(browser, 'steam', who)).toBe('/cs2/settings?social=linked');
  expect((await browser.call('GET /v1/users/me/identities')).body).toMatchObject([{ provider: 'steam' }]);
  const elsewhere = testBrowser(server.url);
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
  const { browser } = await registered(server);
  expect(await link(browser, 'vk', who)).toContain('social=taken');
  expect(await link(browser, 'vk', somebodyAt('vk'))).toContain('social=linked');
  expect(await link(browser, 'vk', somebodyAt('vk'))).toContain('social=taken');
});

test('whoever signed out on the way links nothing', async () => {
  const { browser } = await registered(server);
  const { body } = await browser.call('POST /v1/users/me/identities/{provider}', {
    params: { provider: 'vk' },
    body: { returnTo: '/cs2/settings' },
  });
  await browser.call('POST /v1/auth/logout');
  expect(await comeBack(browser, standIn.consent(body.redirectUrl, somebodyAt('vk')))).toContain('social=stale');
});

test('the last way in stays until there is another', async () => {
  const { browser, id } = await joined('telegram');
  expect((await unlink(browser, 'telegram')).code).toBe('SIGN_IN_LAST_WAY');
  await link(browser, 'steam', somebodyAt('steam'));
  expect((await unlink(browser, 'telegram')).status).toBe(204);
  expect((await unlink(browser, 'steam')).code).toBe('SIGN_IN_LAST_WAY');
  await server.database.pool.query('UPDATE app_user SET email_confirmed_at = now() WHERE id = $1', [id]);
  expect((await unlink(browser, 'steam')).status).toBe(204);
});

test('what is not set up has no button and no way', async () => {
  const bare = await startTestServer({ STEAM_LOGIN: '1' });
  const browser = testBrowser(bare.url);
  expect((await browser.call('GET /v1/auth/social')).body).toEqual([{ provider: 'steam', entrance: false }]);
  const asked = await browser.call('POST /v1/auth/social/{provider}', { params: { provider: 'vk' }, body: {} });
  expect(asked.code).toBe('NOT_FOUND');
  await bare.stop();
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
      const { browser } = await registered(server);
      const other = testBrowser(server.url);
      const began = standIn.consent(await setOut(other, provider), who);
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
