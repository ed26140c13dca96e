import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createProduct, type Product } from '#server/composition/create-product.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { createTestDatabase, type TestDatabase } from '../test-database';
import type { Clock } from '#server/platform/clock/clock.ts';
import { testClock, type TestClock } from '../test-clock';
import { expectLogs } from '../expect-logs';
import { unnamedFacts } from '#domain/desk/audit-facts.ts';

interface Line {
  readonly action: string;
  readonly details: unknown;
}

/** Whatever the operators of a test did is told in the log in words: no detail is shown by its key. */
const expectNamedFacts = async ({ pool }: TestDatabase): Promise<void> => {
  // A test may have taken its database away.
  const { rows } = await pool.query<Line>('SELECT action, details FROM audit_log').catch(() => ({ rows: [] }));
  const unnamed = rows.flatMap(({ action, details }) => unnamedFacts(details).map((key) => `${action}: ${key}`));
  if (unnamed.length > 0) throw new Error(`No name in fact-names.ts for ${[...new Set(unnamed)].join(', ')}`);
};

export interface TestServer {
  readonly url: string;
  readonly product: Product;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  stop(): Promise<void>;
}

/** What a builder needs of a server; a journey has it too, whose clock runs. */
export type RunningServer = Pick<TestServer, 'url' | 'product' | 'database'> & { readonly clock: Clock };

export const testSecret = 'a secret that only tests know, long enough';

/** The real server on a free port with a database of its own; time stands still until the test advances it. */
export const startTestServer = async (env: Readonly<Record<string, string>> = {}): Promise<TestServer> => {
  const database = await createTestDatabase();
  const clock = testClock();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-files-'));
  const config = readConfig({ PORT: '0', DEMO: '1', DATA_DIR: dataDir, ...env });
  const product = await createProduct(config, database, testSecret, clock);
  await product.server.listen({ port: 0, host: '127.0.0.1' });
  const address = product.server.server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    product,
    database,
    clock,
    stop: async () => {
      await expectNamedFacts(database);
      await expectLogs(database);
      await product.stop();
      await database.drop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
