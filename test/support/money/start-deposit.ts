import { dummyCallback, type DummyOutcome } from '#server/features/balance/providers/dummy.ts';
import { testSecret, type TestServer } from '../server/start-test-server';
import type { Answer, TestBrowser } from '../server/test-browser';

let keys = 0;

/** An unused idempotency key. */
export const newKey = (): string => {
  keys += 1;
  return `test-key-${keys}-${process.pid}`;
};

/** Starts a deposit of this many rubles and returns its id. */
export const startDeposit = async (browser: TestBrowser, amount: number): Promise<string> => {
  const { status, body } = await browser.call('POST /v1/balance/deposit', {
    body: { amount, method: 'SBP' },
    idempotencyKey: newKey(),
  });
  expect(status).toBe(200);
  return body.depositId;
};

interface Forged {
  readonly secret?: string;
  readonly provider?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends the provider's callback over HTTP. Amounts in kopecks. */
export const callBack = async (
  server: Pick<TestServer, 'url'>,
  said: DummyOutcome,
  forged: Forged = {},
): Promise<Answer<unknown>> => {
  const { rawBody, headers } = dummyCallback(forged.secret ?? testSecret, said);
  const url = `${server.url}/provider/${forged.provider ?? 'dummy'}/callback`;
  const sent = {
    'content-type': 'application/json',
    ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    ...forged.headers,
  };
  const response = await fetch(url, { method: 'POST', headers: sent, body: rawBody.toString() });
  const text = await response.text();
  return {
    status: response.status,
    body: text,
    code: response.ok ? null : (JSON.parse(text).code ?? null),
    headers: response.headers,
  };
};
