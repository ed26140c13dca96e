import { request } from '#client/api/request.ts';
import { fakeServer } from '../support/client/fake-server';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

test('outside the browser a call carries no CSRF header: there is no cookie to take it from', async () => {
  const { calls } = fakeServer({ 'GET https://naparnik.example/v1/games': () => ({ json: [] }) });
  expect(await request({ path: '/v1/games', baseUrl: 'https://naparnik.example' }).catch(String)).toEqual([]);
  expect(calls[0]?.headers.has('x-csrf-token')).toBe(false);
});
