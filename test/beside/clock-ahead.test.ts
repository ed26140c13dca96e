import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { findProgram } from '../support/programs/find-program';
import { productFolder } from '../support/server/product-process';
import { builtProgram } from '../support/server/built-program';
import { startNode } from '../support/server/start-node';
import { testSecret } from '../support/server/start-test-server';
import { createTestDatabase } from '../support/test-database';
import { waitFor } from '../support/wait-for';

const libraryOf = (): string => {
  findProgram('faketime');
  const libraries = '/usr/lib';
  const file = fs
    .readdirSync(libraries)
    .map((name) => path.join(libraries, name, 'faketime/libfaketimeMT.so.1'))
    .find((name) => fs.existsSync(name));
  if (file === undefined) throw new Error(`This test needs libfaketime in ${libraries}`);
  return file;
};

test('of two processes the one whose clock is a day ahead moves nothing, and the other goes on', async () => {
  const database = await createTestDatabase();
  const right = await startNode(database);
  const folder = productFolder(builtProgram('src/server/serve.ts'));
  const wrong = folder.start(await freePort(), {
    DATABASE_URL: database.url,
    SECRET: testSecret,
    ADMIN_CODE: '0',
    LD_PRELOAD: libraryOf(),
    FAKETIME: '+1d',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  try {
    await waitFor(
      async () => (await fetch(`${wrong.url}/readyz`).catch(() => null))?.status,
      (status) => status === 503,
    );
    await database.pool.query(
      "INSERT INTO deadline (aggregate, kind, due_at) VALUES ('retention:tomorrow', 'retention.due', date_trunc('second', now()) + interval '1 hour')",
    );
    const metrics = await (await fetch(`${wrong.url}/metrics`)).text();
    expect(metrics).toMatch(/^clock_ahead_seconds 86(?:39|40)\d/m);
    await sleep(7000);
    // A sweep would have taken it within a few seconds, and put it off by a day.
    const { rows } = await database.pool.query<{ due: boolean }>(
      "SELECT due_at < now() + interval '1 hour' AS due FROM deadline WHERE aggregate = 'retention:tomorrow'",
    );
    expect(rows).toEqual([{ due: true }]);
    await database.pool.query(
      "UPDATE deadline SET due_at = date_trunc('second', now()) - interval '1 minute' WHERE aggregate = 'retention:tomorrow'",
    );
    right.product.app.sweeper.kick();
    await waitFor(
      async () =>
        (await database.pool.query("SELECT 1 FROM deadline WHERE due_at < now() AND aggregate = 'retention:tomorrow'"))
          .rowCount,
      (count) => count === 0,
    );
  } finally {
    await folder.clean();
    await right.stop();
    await database.drop();
  }
});
