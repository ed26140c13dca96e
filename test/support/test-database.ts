import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { type Database, openDatabase } from '#server/platform/db/open-database.ts';
import { withOwnConnection } from './own-connection';
import { refuseSelfComparisons } from './refuse-self-comparisons';

export const migratedTemplate = 'naparnik_template';
/** Completely empty, without the schema. */
export const emptyDatabase = 'template0';
/** Milliseconds: a busy test machine must not count as overload of the product. */
const connectionWithinMs = 30_000;

const withMaintenance = (work: (client: Client) => Promise<unknown>): Promise<unknown> =>
  withOwnConnection(process.env['TEST_POSTGRES_URL'] ?? '', work);

export interface TestDatabase extends Database {
  readonly url: string;
  drop(): Promise<void>;
}

/** Copies a database of the run, by default the migrated template; returns the copy's connection string. */
export const copyDatabase = async (name: string, from = migratedTemplate): Promise<string> => {
  await withMaintenance((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY file_copy`));
  const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
  url.pathname = `/${name}`;
  return url.toString();
};

/** A fresh copy of the migrated template, or of another database, for one test file. */
export const createTestDatabase = async (connections = 10, from = migratedTemplate): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = await copyDatabase(name, from);
  const database = openDatabase(url, connections, connectionWithinMs);
  refuseSelfComparisons(database.pool);
  return {
    ...database,
    url,
    drop: async () => {
      await database.close().catch(() => undefined);
      await withMaintenance((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
};
