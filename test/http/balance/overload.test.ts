import { makePerson } from '../../support/people/make-person';
import { startTestServer } from '../../support/server/start-test-server';

test('when no connection is free in time, the caller is told to come again, not that we broke', async () => {
  const server = await startTestServer();
  const { browser } = await makePerson(server);
  const { pool } = server.database;
  const exhausted = jest
    .spyOn(pool, 'query')
    .mockImplementation(() => Promise.reject(new Error('timeout exceeded when trying to connect')));
  const answer = await browser.call('GET /v1/balance/summary');
  exhausted.mockRestore();
  expect([answer.status, answer.code]).toEqual([429, 'RATE_LIMITED']);
  await server.stop();
});
