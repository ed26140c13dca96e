import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase } from '../../src/server/db/open-database';
import type { Database } from '../../src/server/db/open-database';

const template = 'naparnik_template';
/** A busy machine is no overload of the product. */
const connectionWithinMs = 30_000;

const withMaintenance = async (work: (client: Client) => Promise<unknown>): Promise<void> => {
  const client = new Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

export interface TestDatabase extends Database {
  readonly url: string;
  drop(): Promise<void>;
}

/** A fresh copy of the migrated template, for one test file alone. */
export const createTestDatabase = async (connections = 10): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withMaintenance((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`));
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  url.pathname = `/${name}`;
  const database = openDatabase(url.toString(), connections, connectionWithinMs);
  return {
    ...database,
    url: url.toString(),
    drop: async () => {
      await database.close().catch(() => undefined);
      await withMaintenance((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
};
