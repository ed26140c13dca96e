import type { SignInProvider } from '#domain/people/sign-in-provider.ts';
import { entranceSettings } from '#domain/settings/product-settings.ts';
import { startTestServer, type TestServer } from '../server/start-test-server';
import { testBrowser, type TestBrowser } from '../server/test-browser';
import { signInOn, type SignInStandIn, signInStandIn, type Somebody, somebodyAt } from './sign-in-stand-in';

/** For a file of tests: a server beside stand-ins of all sign-in services, each an entrance until a test closes them. */
export const elsewhereForTests = () => {
  let started: { readonly server: TestServer; readonly standIn: SignInStandIn } | null = null;
  const running = () => {
    if (!started) throw new Error('The server runs in tests and hooks only');
    return started;
  };
  const openEntrances = async (value: 0 | 1) => {
    await running().server.database.pool.query(
      `INSERT INTO product_setting (name, value, changed_at) SELECT name, $2, now() FROM unnest($1::text[]) AS name
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [Object.values(entranceSettings), value],
    );
    running().server.product.app.settings.invalidate();
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
    comeBack(browser, running().standIn.consent(await setOut(browser, provider), who));

  const meOf = async (browser: TestBrowser) => (await browser.call('GET /v1/users/me')).body;

  const join = (browser: TestBrowser, email: string, username = newName()) =>
    browser.call('POST /v1/auth/social/newcomer', { body: { email, username, timeZone: 'Asia/Omsk' } });

  /** A person whose account was created through this provider. */
  const joined = async (provider: SignInProvider, who = somebodyAt(provider)) => {
    const browser = testBrowser(running().server.url);
    await enter(browser, provider, who);
    const { body } = await join(browser, `${newName()}@mail.ru`);
    return { browser, who, id: body.id };
  };

  const link = async (browser: TestBrowser, provider: SignInProvider, who: Somebody) => {
    const { body } = await browser.call('POST /v1/users/me/identities/{provider}', {
      params: { provider },
      body: { returnTo: '/cs2/settings' },
    });
    return comeBack(browser, running().standIn.consent(body.redirectUrl, who));
  };

  const unlink = (browser: TestBrowser, provider: SignInProvider) =>
    browser.call('DELETE /v1/users/me/identities/{provider}', { params: { provider } });

  beforeAll(async () => {
    const standIn = await signInStandIn();
    started = { standIn, server: await startTestServer(signInOn(standIn.url)) };
    await openEntrances(1);
  });
  afterAll(async () => {
    await running().server.stop();
    await running().standIn.stop();
  });
  beforeEach(async () => {
    const { server, standIn } = running();
    Object.assign(standIn.mood, { broken: false, audience: 'telegram-app', claims: {}, token: {}, instead: null });
    await server.database.pool.query("DELETE FROM rate_count WHERE key LIKE 'register:%' OR key LIKE 'social:%'");
  });
  return {
    get server() {
      return running().server;
    },
    get standIn() {
      return running().standIn;
    },
    newName,
    setOut,
    comeBack,
    enter,
    meOf,
    join,
    joined,
    link,
    unlink,
    openEntrances,
  };
};
