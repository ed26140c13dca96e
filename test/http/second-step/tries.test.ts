import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { secondStepTerms } from '#domain/people/second-step.ts';
import { copyOf, registered, resetToken, signInTo } from '#test/support/people/registered.ts';
import { addKey, answerOf } from '#test/support/second-step/key-steps.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { testBrowser, type TestBrowser } from '#test/support/server/test-browser.ts';

const server = serverForTests();

const withKey = async () => {
  const person = await registered(server);
  return { ...person, ...(await addKey(server, person.browser)) };
};

const tryCode = async (browser: TestBrowser, code: string, link: { readonly resetToken?: string } = {}) =>
  (await browser.call('POST /v1/auth/second-step', { body: { code, ...link } })).code;

/** As many wrong codes as one session or link may try. */
const useUp = async (browser: TestBrowser, link: { readonly resetToken?: string } = {}): Promise<void> => {
  for (let turn = 0; turn < deskCodeTerms.tries; turn += 1)
    expect(await tryCode(browser, '000000', link)).toBe('SECOND_STEP_WRONG_CODE');
  expect(await tryCode(browser, '000000', link)).toBe('RATE_LIMITED');
};

const rounds = deskCodeTerms.triesOfPerson / deskCodeTerms.tries;

test('whoever sits in one session and uses its tries up keeps nobody from a code in another', async () => {
  const { browser, username, recovery } = await withKey();
  const other = testBrowser(server.url);
  await signInTo(other, username);
  await useUp(other);
  expect(await tryCode(browser, recovery[0] ?? '')).toBeNull();
});

test('many sessions of one person together have an end too', async () => {
  const { browser, username, recovery } = await withKey();
  for (let round = 0; round < rounds; round += 1) {
    const other = testBrowser(server.url);
    await signInTo(other, username);
    await useUp(other);
  }
  expect(await tryCode(browser, recovery[0] ?? '')).toBe('RATE_LIMITED');
});

test('links to a new password have tries of their own, each and together: none is taken from sessions', async () => {
  const { browser, email, recovery } = await withKey();
  const nobody = testBrowser(server.url);
  for (let round = 0; round < rounds; round += 1) {
    await server.database.pool.query("DELETE FROM rate_count WHERE key LIKE 'letters:%'");
    await useUp(nobody, { resetToken: await resetToken(server, email) });
  }
  const last = { resetToken: await resetToken(server, email) };
  expect(await tryCode(nobody, recovery[0] ?? '', last)).toBe('RATE_LIMITED');
  expect(await tryCode(browser, recovery[0] ?? '')).toBeNull();
});

test('refused answers of keys in one session do not keep a key from being taken in another', async () => {
  const { browser, username, key } = await withKey();
  const thief = testBrowser(server.url);
  await signInTo(thief, username);
  const forged = await answerOf(browser, key);
  const answers = [];
  for (let turn = 0; turn <= secondStepTerms.keyTries; turn += 1)
    answers.push(await thief.call('POST /v1/auth/second-step', { body: { answer: forged } }));
  expect(answers.at(-1)?.code).toBe('RATE_LIMITED');
  const { code } = await browser.call('POST /v1/auth/second-step', { body: { answer: await answerOf(browser, key) } });
  expect(code).toBeNull();
});

test('a copied session counts as the one it was copied from', async () => {
  const { browser, recovery } = await withKey();
  await useUp(copyOf(server.url, browser.cookies));
  expect(await tryCode(browser, recovery[0] ?? '')).toBe('RATE_LIMITED');
});
