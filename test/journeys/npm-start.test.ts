import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { isBuilt } from '../../scripts/what-is-built';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { type Started, startDocumented } from '../support/documents/run-documented';
import { createDemoDatabase } from '../support/journeys/demo-template';
import type { TestDatabase } from '../support/test-database';
import { waitFor } from '../support/wait-for';

let database: TestDatabase;
let started: Started | null = null;
beforeEach(async () => {
  database = await createDemoDatabase();
});
afterEach(async () => {
  await started?.interrupt();
  await database.drop();
});

const statusOf = (address: string): Promise<number> =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  );

test('npm start opens what is built at the address that it prints, and Ctrl+C ends it', async () => {
  // Otherwise the command would build for minutes. `npm test` has built before.
  expect(isBuilt(projectRoot)).toBe(true);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  started = startDocumented('npm start', {
    DATABASE_URL: database.url,
    SECRET: 'a secret that only this start knows',
    PORT: String(port),
  });
  await waitFor(
    () => statusOf(`${url}/readyz`),
    (status) => status === 200,
  );
  expect([await statusOf(url), started.said()]).toEqual([200, expect.stringContaining(url)]);
  await started.interrupt();
  expect(await statusOf(`${url}/readyz`)).toBe(0);
});
