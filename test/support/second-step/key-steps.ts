import { password } from '../people/registered';
import type { TestServer } from '../server/start-test-server';
import type { TestBrowser } from '../server/test-browser';
import { type SoftwareKey, softwareKey } from './software-key';

/** The page of the product as keys know it: browsers have none under the machine's own number. */
export const originOf = ({ product }: Pick<TestServer, 'product'>): string =>
  product.app.config.publicUrl.replace('127.0.0.1', 'localhost');

export const proofHeader = (proof: string) => ({ 'x-second-step': proof });

/** Adds a key as the settings do. `headers`: the proof of a second step, where there is one already. */
export const addKey = async (
  server: TestServer,
  browser: TestBrowser,
  {
    key = softwareKey(originOf(server)),
    title = 'Ноутбук',
    headers = {},
  }: Partial<{ key: SoftwareKey; title: string; headers: Readonly<Record<string, string>> }> = {},
): Promise<{ readonly key: SoftwareKey; readonly recovery: readonly string[] }> => {
  const begun = await browser.call('POST /v1/users/me/passkeys/options', { body: { password }, headers });
  expect(begun.status).toBe(200);
  const added = await browser.call('POST /v1/users/me/passkeys', {
    body: { title, answer: key.create(begun.body.challenge) },
    headers,
  });
  expect(added.code).toBeNull();
  return { key, recovery: added.body.recovery };
};

/** A key's answer to a fresh challenge of this session. */
export const answerOf = async (browser: TestBrowser, key: SoftwareKey) => {
  const { body } = await browser.call('POST /v1/auth/second-step/options', { body: {} });
  return key.sign(body.challenge);
};

/** Takes the second step by a key: the header that the page then sends. */
export const takeStep = async (browser: TestBrowser, key: SoftwareKey) => {
  const { code, body } = await browser.call('POST /v1/auth/second-step', {
    body: { answer: await answerOf(browser, key) },
  });
  expect(code).toBeNull();
  return proofHeader(body.proof);
};

export const signInByKey = async (browser: TestBrowser, key: SoftwareKey) => {
  const { body } = await browser.call('POST /v1/auth/passkey/options');
  return browser.call('POST /v1/auth/passkey', { body: { answer: key.sign(body.challenge) } });
};

/** Tries are counted in real time, which tests do not wait for. */
export const forgetStepTries = async ({ database }: Pick<TestServer, 'database'>): Promise<void> => {
  await database.pool.query("DELETE FROM rate_count WHERE key LIKE 'admin-code:%' OR key LIKE 'passkey%'");
};
