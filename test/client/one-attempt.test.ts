import { ApiError } from '#client/api/api-error.ts';
import { deskDepositsApi } from '#client/entities/desk/deposits-api.ts';
import { createAppStore } from '#client/app/store/create-app-store.ts';
import { oneAttempt } from '#client/api/one-attempt.ts';
import { fakeServer, refusal } from '../support/client/fake-server';

const failed = (status: number): ApiError => new ApiError({ status, code: 'NETWORK_ERROR', message: '' });

/** The keys of requests for the same thing that end so, one after another. */
const keysOf = async (asked: string, ...ends: readonly (ApiError | null)[]): Promise<readonly string[]> => {
  const keys: string[] = [];
  for (const end of ends)
    await oneAttempt(asked, (key) => {
      keys.push(key);
      return end === null ? Promise.resolve() : Promise.reject(end);
    }).catch(() => undefined);
  return keys;
};

describe('the idempotency key of what is asked for', () => {
  test('stays after a lost response and after a fault of the server', async () => {
    const keys = await keysOf('a tip of 100 ₽', failed(0), failed(503), null);
    expect(new Set(keys).size).toBe(1);
  });

  test('is another one after a success and after a refusal', async () => {
    expect(new Set(await keysOf('a gift', null, null)).size).toBe(2);
    expect(new Set(await keysOf('a course', failed(409), null)).size).toBe(2);
  });

  test('is the same for a second press while the first is on its way', async () => {
    const keys: string[] = [];
    const press = () => oneAttempt('a squad', (key) => Promise.resolve(keys.push(key)));
    await Promise.all([press(), press()]);
    expect(keys[0]).toBe(keys[1]);
  });

  test('is its own for each thing', async () => {
    const [first] = await keysOf('500 ₽', failed(0));
    const [second] = await keysOf('700 ₽', failed(0));
    const [again] = await keysOf('500 ₽', null);
    expect(second).not.toBe(first);
    expect(again).toBe(first);
  });
});

test('the transport gives a key to what the contract wants one for, and keeps nothing of any other call', async () => {
  const lost = () => refusal(503, 'SERVICE_UNAVAILABLE');
  const { calls } = fakeServer({
    'POST /v1/admin/deposits/7/credit': lost,
    'POST /v1/admin/deposits/7/close-debt': lost,
  });
  const { dispatch } = createAppStore();
  const { creditDeposit, closeDebt } = deskDepositsApi.endpoints;
  const said = { seen: 1, reason: 'Пришло позже' };
  const args = { params: { id: '7' }, body: { ...said, reference: 'П-1', amount: null } };
  await dispatch(creditDeposit.initiate(args));
  await dispatch(creditDeposit.initiate(args));
  await dispatch(closeDebt.initiate({ params: { id: '7' }, body: said }));
  const [first, again, other] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[\w-]{8,}$/);
  expect(again).toBe(first);
  expect(other).toBeNull();
});
