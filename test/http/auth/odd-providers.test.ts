import { elsewhereForTests } from '../../support/sign-in/elsewhere-for-tests';
import { somebodyAt } from '../../support/sign-in/sign-in-stand-in';
import { testBrowser } from '../../support/server/test-browser';

const world = elsewhereForTests();
const { setOut, comeBack, enter, joined } = world;

const oauthProviders = ['yandex', 'telegram', 'vk', 'discord'] as const;

describe.each(oauthProviders)('%s', (provider) => {
  test.each([
    ['asks for patience', { status: 429, json: { error: 'slow_down' } }, 'down'],
    ['answers with a page', { text: '<html>Technical works</html>' }, 'down'],
    ['refuses the code', { status: 400, json: { error: 'invalid_grant' } }, 'stale'],
    ['refuses the code with a page', { status: 403, text: '<html>Forbidden</html>' }, 'stale'],
    ['refuses the code as if all were well', { json: { error: 'invalid_grant' } }, 'stale'],
    ['answers with a list', { json: [] }, 'stale'],
    ['answers with nothing', { json: null }, 'stale'],
  ] as const)('who comes back from a provider that %s hears so', async (_what, reply, outcome) => {
    world.standIn.mood.instead = reply;
    expect(await enter(testBrowser(world.server.url), provider, somebodyAt(provider))).toContain(`social=${outcome}`);
  });

  test('what the provider says beside the token keeps nobody out', async () => {
    const { who } = await joined(provider);
    const beside = { token_type: 'Bearer', expires_in: '3600', scope: '', refresh_token: 'refresh', user_id: 5 };
    world.standIn.mood.token = beside;
    expect(await enter(testBrowser(world.server.url), provider, who)).toBe('/cs2/team?kind=FUN');
  });

  test('the callback may say which provider it is from, and that is no other', async () => {
    const { who } = await joined(provider);
    const browser = testBrowser(world.server.url);
    const back = world.standIn.consent(await setOut(browser, provider), who);
    back.searchParams.set('iss', world.standIn.url);
    expect(await comeBack(browser, back)).toBe('/cs2/team?kind=FUN');
    const others = world.standIn.consent(await setOut(browser, provider), who);
    others.searchParams.set('iss', 'https://elsewhere.example');
    expect(await comeBack(browser, others)).toContain('social=stale');
    const bare = world.standIn.consent(await setOut(browser, provider), who);
    bare.searchParams.delete('code');
    expect(await comeBack(browser, bare)).toContain('social=stale');
  });
});

test.each(['yandex', 'vk', 'discord'] as const)(
  'a token of identity that %s adds is not looked at',
  async (provider) => {
    const { who } = await joined(provider);
    world.standIn.mood.claims = { iss: 'VK', sub: 5, aud: undefined };
    expect(await enter(testBrowser(world.server.url), provider, who)).toBe('/cs2/team?kind=FUN');
    world.standIn.mood.token = { id_token: 'no token at all' };
    expect(await enter(testBrowser(world.server.url), provider, who)).toBe('/cs2/team?kind=FUN');
  },
);

describe("Telegram's token of identity", () => {
  test.each(['RS256', 'ES256', 'EdDSA', 'ES256K'])('may be signed by %s, as the bot is set', async (alg) => {
    const { who } = await joined('telegram');
    const iat = Math.floor(Date.now() / 1000);
    const claims = { iss: world.standIn.url, aud: 'telegram-app', iat, exp: iat + 60, sub: who.id };
    const parts = [{ alg, typ: 'JWT', kid: '1' }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    world.standIn.mood.token = { id_token: [...parts, 'sign'].join('.') };
    expect(await enter(testBrowser(world.server.url), 'telegram', who)).toBe('/cs2/team?kind=FUN');
  });

  test.each([
    ['is of another issuer', { iss: 'https://elsewhere.example' }],
    ['is for another application', { aud: 'another-app' }],
    ['is for other applications', { aud: ['another-app', 'a-third-app'] }],
    ['has expired', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['does not say when it expires', { exp: undefined }],
    ['names nobody', { sub: undefined }],
  ])('opens nothing when it %s', async (_what, claims) => {
    const { who } = await joined('telegram');
    world.standIn.mood.claims = claims;
    expect(await enter(testBrowser(world.server.url), 'telegram', who)).toContain('social=stale');
  });

  test.each([
    ['is missing', undefined],
    ['is no text', 5],
    ['is no token', 'not.a token'],
    ['has claims that are no JSON', 'e30.e30x.sign'],
  ])('opens nothing when it %s', async (_what, idToken) => {
    const { who } = await joined('telegram');
    world.standIn.mood.token = { id_token: idToken };
    expect(await enter(testBrowser(world.server.url), 'telegram', who)).toContain('social=stale');
  });
});
