import { cachedBalance } from '../../support/money/ledger-state';
import { newKey } from '../../support/money/start-deposit';
import { makePerson } from '../../support/people/make-person';
import { freekassaCallback, send } from '../../support/providers/provider-callbacks';
import { providersOn } from '../../support/providers/provider-stand-in';
import { allowMethods } from '../../support/money/allow-methods';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    ...providersOn('http://127.0.0.1:9'),
    TRUST_PROXY: '1',
    FREEKASSA_ADDRESSES: '203.0.113.7, 2001:db8::7',
  });
  await allowMethods(server, { deposits: ['BITCOIN_CASH'] });
});
afterAll(() => server.stop());

/** Starts a deposit and confirms it from this address, as the proxy names it; returns what was credited, in kopecks. */
const creditedFrom = async (address: string): Promise<number> => {
  const { browser, id } = await makePerson(server);
  const body = { amount: 700, method: 'BITCOIN_CASH' } as const;
  const { depositId } = (await browser.call('POST /v1/balance/deposit', { body, idempotencyKey: newKey() })).body;
  const callback = freekassaCallback({ depositId, sum: '700.00' });
  await send(server.url, { ...callback, headers: { ...callback.headers, 'x-forwarded-for': address } });
  return cachedBalance(server.database, 'USER', id);
};

test.each([
  ['one of its addresses', '203.0.113.7', 70_000],
  ['an IPv6 one', '2001:db8::7', 70_000],
  ['an IPv4 one as a socket of both families names it', '::ffff:203.0.113.7', 70_000],
  ['any other', '203.0.113.8', 0],
])('a callback that comes from %s', async (_word, address, credited) => {
  expect(await creditedFrom(address)).toBe(credited);
});
