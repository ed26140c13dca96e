import { signInProviders, signInTerms } from '#domain/people/sign-in-provider.ts';
import { registered, signInTo } from '../../support/people/registered';
import { elsewhereForTests } from '../../support/sign-in/elsewhere-for-tests';
import { somebodyAt } from '../../support/sign-in/sign-in-stand-in';
import { startTestServer } from '../../support/server/start-test-server';
import { testBrowser } from '../../support/server/test-browser';

const world = elsewhereForTests();
const { newName, setOut, comeBack, enter, meOf, join, joined } = world;

describe.each(signInProviders)('%s', (provider) => {
  test('opens an account for a newcomer, and signs the same person in from then on', async () => {
    const who = somebodyAt(provider);
    const first = testBrowser(world.server.url);
    expect(await enter(first, provider, who)).toBe('/login?returnTo=%2Fcs2%2Fteam%3Fkind%3DFUN&mode=join');
    expect(await meOf(first)).toMatchObject({ code: 'UNAUTHENTICATED' });
    const made = await join(first, `${newName()}@mail.ru`);
    expect(made.body).toMatchObject({ emailConfirmed: false, timeZone: 'Asia/Omsk' });
    const second = testBrowser(world.server.url);
    expect(await enter(second, provider, who)).toBe('/cs2/team?kind=FUN');
    expect((await meOf(second)).id).toBe(made.body.id);
  });

  test('an answer counts once, in the browser that set out, and for this provider', async () => {
    const { who } = await joined(provider);
    const [own, other] = [testBrowser(world.server.url), testBrowser(world.server.url)];
    await setOut(other, provider);
    const back = world.standIn.consent(await setOut(own, provider), who);
    expect(await comeBack(other, back)).toContain('social=stale');
    expect(await meOf(other)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await comeBack(own, back)).toBe('/cs2/team?kind=FUN');
    expect(await comeBack(own, back)).toContain('social=stale');
    const elsewhere = world.standIn.consent(await setOut(own, provider), who);
    const wrong = signInProviders.find((one) => one !== provider) ?? provider;
    elsewhere.pathname = elsewhere.pathname.replace(provider, wrong);
    expect(await comeBack(own, elsewhere)).toContain('social=stale');
  });

  test('without a state, with a made-up one, or too late, it leads nowhere', async () => {
    const { who } = await joined(provider);
    const browser = testBrowser(world.server.url);
    const [bare, guessed] = [await setOut(browser, provider), await setOut(browser, provider)].map((to) =>
      world.standIn.consent(to, who),
    );
    bare?.searchParams.delete('state');
    guessed?.searchParams.set('state', 'A'.repeat(43));
    const late = world.standIn.consent(await setOut(browser, provider), who);
    await world.server.database.pool.query("UPDATE social_trip SET expires_at = expires_at - $1 * interval '1 ms'", [
      signInTerms.roundTrip,
    ]);
    for (const one of [bare, guessed, late]) if (one) expect(await comeBack(browser, one)).toContain('social=stale');
    expect(await meOf(browser)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('a provider that is silent, or a person who changed their mind, is told so', async () => {
    const browser = testBrowser(world.server.url);
    world.standIn.mood.broken = true;
    expect(await enter(browser, provider, somebodyAt(provider))).toContain('social=down');
    const refused = world.standIn.consent(await setOut(browser, provider), somebodyAt(provider));
    refused.searchParams.set(provider === 'steam' ? 'openid.mode' : 'error', 'cancel');
    expect(await comeBack(browser, refused)).toContain('social=declined');
  });

  test('somebody blocked does not get in', async () => {
    const { who, id } = await joined(provider);
    await world.server.database.pool.query("UPDATE app_user SET status = 'BLOCKED', blocked_at = now() WHERE id = $1", [
      id,
    ]);
    const browser = testBrowser(world.server.url);
    expect(await enter(browser, provider, who)).toContain('mode=blocked#');
    expect(await meOf(browser)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

test('a code that was caught is worth nothing in another trip', async () => {
  const { who } = await joined('discord');
  const [victim, thief] = [testBrowser(world.server.url), testBrowser(world.server.url)];
  const caught = world.standIn.consent(await setOut(victim, 'discord'), who).searchParams.get('code') ?? '';
  const own = world.standIn.consent(await setOut(thief, 'discord'), somebodyAt('discord'));
  own.searchParams.set('code', caught);
  expect(await comeBack(thief, own)).toContain('social=stale');
});

test("a token of another application's is refused", async () => {
  world.standIn.mood.audience = 'another-app';
  expect(await enter(testBrowser(world.server.url), 'telegram', somebodyAt('telegram'))).toContain('social=stale');
});

test.each([
  ['another account', 'openid.claimed_id', (url: string) => `${url}/openid/id/76561199999999999`],
  ['another site', 'openid.return_to', () => 'http://elsewhere.example/callback'],
  ['another endpoint', 'openid.op_endpoint', () => 'http://elsewhere.example/openid/login'],
  ['less under the signature', 'openid.signed', () => 'signed,op_endpoint,return_to,response_nonce'],
  ['a nonce of its own', 'openid.response_nonce', () => '2026-11-22T00:00:00Zguess'],
])("Steam's word, altered to name %s, is refused", async (_what, field, value) => {
  const browser = testBrowser(world.server.url);
  const back = world.standIn.consent(await setOut(browser, 'steam'), somebodyAt('steam'));
  back.searchParams.set(field, value(world.standIn.url));
  expect(await comeBack(browser, back)).toContain('social=stale');
});

test('an address that the provider confirmed needs no code; one of somebody else opens nothing', async () => {
  const email = `${newName().toLowerCase()}@mail.ru`;
  const browser = testBrowser(world.server.url);
  await enter(browser, 'discord', { ...somebodyAt('discord'), email, verified: true });
  const taken = await registered(world.server);
  expect((await join(browser, taken.email)).code).toBe('AUTH_EMAIL_ALREADY_TAKEN');
  expect((await join(browser, email)).body.emailConfirmed).toBe(true);
  const unsure = testBrowser(world.server.url);
  await enter(unsure, 'discord', { ...somebodyAt('discord'), email: 'unsure@mail.ru', verified: false });
  expect((await unsure.call('GET /v1/auth/social/newcomer')).body.email).toBeNull();
  expect((await join(unsure, 'unsure@mail.ru')).body.emailConfirmed).toBe(false);
});

test('a provider that vouches for the address of an account does not open it', async () => {
  const owner = await registered(world.server);
  const browser = testBrowser(world.server.url);
  const outcome = await enter(browser, 'discord', { ...somebodyAt('discord'), email: owner.email, verified: true });
  expect(outcome).toContain('mode=join');
  expect(await meOf(browser)).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('whom nobody vouched for here opens no account without a password', async () => {
  const browser = testBrowser(world.server.url);
  expect((await browser.call('GET /v1/auth/social/newcomer')).code).toBe('SIGN_IN_STALE');
  expect((await join(browser, 'nobody.vouched@mail.ru')).code).toBe('SIGN_IN_STALE');
});

test('no password opens an account that has none', async () => {
  const email = `${newName().toLowerCase()}@mail.ru`;
  const browser = testBrowser(world.server.url);
  await enter(browser, 'vk', somebodyAt('vk'));
  await join(browser, email);
  for (const guess of ['none', 'anything-at-all'])
    expect((await signInTo(testBrowser(world.server.url), email, guess)).code).toBe('AUTH_WRONG_CREDENTIALS');
});

test('what is not set up has no button and no way', async () => {
  const bare = await startTestServer({ STEAM_LOGIN: '1' });
  const browser = testBrowser(bare.url);
  expect((await browser.call('GET /v1/auth/social')).body).toEqual([{ provider: 'steam', entrance: false }]);
  const asked = await browser.call('POST /v1/auth/social/{provider}', { params: { provider: 'vk' }, body: {} });
  expect(asked.code).toBe('NOT_FOUND');
  await bare.stop();
});
