import { randomBytes } from 'node:crypto';
import type { Client, Pool, PoolClient } from 'pg';
import { type Database, openDatabase } from '#server/platform/db/open-database.ts';
import { withOwnConnection } from './own-connection';

/**
 * `"code" = "code"`: in a select from one table Drizzle leaves the table's name out of columns that stand directly in a
 * field's SQL, so that a subquery there compares its own column with itself.
 */
const selfComparison = /(?<![.\w"])"(\w+)" = "\1"(?!\.)/;

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query;
  return query !== null && typeof query === 'object' && 'text' in query ? String(query.text) : '';
};

/** Makes every connection of a pool refuse statements that compare a column with itself. */
const refuseSelfComparisons = (pool: Pool): void => {
  pool.on('connect', (client: PoolClient) => {
    client.query = new Proxy(client.query, {
      apply: (query, self, asked: unknown[]) => {
        const text = textOf(asked[0]);
        if (selfComparison.test(text)) throw new Error(`a column is compared with itself: ${text}`);
        return Reflect.apply(query, self, asked);
      },
    });
  });
};

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
