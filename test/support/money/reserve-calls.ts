import type { BodyInputOf } from '#contract/kit/endpoint.ts';
import type { reservesContract } from '#contract/money/reserves.ts';
import { makePerson, type TestPerson } from '../people/make-person';
import type { TestServer } from '../server/start-test-server';
import { giveMoney } from './give-money';
import { cachedBalance } from './ledger-state';
import { newKey } from './start-deposit';

interface LinkOptions {
  readonly clientId?: string;
  readonly amount?: number;
  readonly replaceKey?: string;
}

type Act = BodyInputOf<(typeof reservesContract)['PUT /v1/balance-reserve/{id}/unreserve-transactions']>;

/** Calls of mates and clients about reserves; amounts in rubles. */
export const reserveCalls = (server: TestServer) => {
  const makeClient = async (rubles = 5000): Promise<TestPerson> => {
    const client = await makePerson(server);
    await giveMoney(server.product.app, client.id, rubles * 100);
    return client;
  };
  const makeMate = () => makePerson(server, { mate: true });
  const link = ({ browser }: TestPerson, options: LinkOptions = {}) =>
    browser.call('POST /v1/balance-reserve/signed-link', {
      body: { amount: 3500, kind: 'OTHER', ...options },
      idempotencyKey: newKey(),
    });
  const tokenOf = async (mate: TestPerson, options: LinkOptions = {}) =>
    (await link(mate, options)).body.reserve.token ?? '';
  const fund = ({ browser }: TestPerson, token: string, idempotencyKey = newKey()) =>
    browser.call('POST /v1/balance/reserve', { body: { token }, idempotencyKey });
  const act = ({ browser }: TestPerson, id: string, body: Act) =>
    browser.call('PUT /v1/balance-reserve/{id}/unreserve-transactions', {
      params: { id },
      body,
      idempotencyKey: newKey(),
    });
  const ask = async (mate: TestPerson, id: string, amount: number): Promise<string> => {
    const { body } = await act(mate, id, { act: 'ask', amount, comment: 'Разбор демки' });
    return body.rows[0]?.id ?? '';
  };
  const cancel = ({ browser }: TestPerson, id: string) =>
    browser.call('POST /v1/balance-reserve/{id}/cancel', { params: { id }, idempotencyKey: newKey() });
  const rubles = async ({ id }: TestPerson) => (await cachedBalance(server.database, 'USER', id)) / 100;
  const funded = async (client?: TestPerson, amount = 3500) => {
    const [mate, payer] = [await makeMate(), client ?? (await makeClient())];
    const { body } = await fund(payer, await tokenOf(mate, { amount }));
    return { mate, client: payer, id: body.id };
  };
  return { makeClient, makeMate, link, tokenOf, fund, act, ask, cancel, rubles, funded };
};
