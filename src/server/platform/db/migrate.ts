import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { ConfigError } from '../config/config';
import { projectRoot } from '../config/project-root';
import { tellNobody, type TellStep } from '../start-steps';
import { loadSchema } from './load-schema';

export interface MigrationFiles {
  readonly folder: string;
  /** What they make of an empty database, as far as it is written down (`npm run schema`); null: they run one by one. */
  readonly schema: string | null;
}

const own = path.join(projectRoot, 'src/server/platform/db');
const ownFiles: MigrationFiles = { folder: path.join(own, 'migrations'), schema: path.join(own, 'schema.sql') };

/** Advisory lock, because several processes may start at once: any number that no other lock uses. */
const migrationLock = 7_201_826;

/** Several statements in one query run as one transaction. */
const applyOne = async (client: PoolClient, name: string, sql: string, checksum: string): Promise<void> => {
  const [itsName, itsChecksum] = [name, checksum].map((text) => client.escapeLiteral(text));
  try {
    await client.query(`${sql}\n; INSERT INTO schema_migration (name, checksum) VALUES (${itsName}, ${itsChecksum})`);
  } catch (problem) {
    throw new Error(`Migration ${name} failed; the database is as it was before it.`, { cause: problem });
  }
};

/**
 * Names and texts are folded and counted by letters, which a database of another encoding takes for bytes.
 * @throws ConfigError
 */
const requireUtf8 = async (client: PoolClient): Promise<void> => {
  const { rows } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8')
    throw new ConfigError(
      `The database has the encoding ${encoding ?? ''}, UTF8 is needed: create it with createdb --encoding=UTF8 --template=template0 (docs/operate.md).`,
    );
};

/** @throws ConfigError when a newer release, whose migrations this one does not know, has been here */
const requireKnown = (applied: Iterable<string>, known: readonly string[]): void => {
  const unknown = [...applied].filter((name) => !known.includes(name)).sort();
  if (unknown.length > 0)
    throw new ConfigError(
      `The database is of a newer release (this one does not know its migration ${unknown.join(', ')}): start that release, or restore a backup made before it (docs/operate.md).`,
    );
};

const checksumOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');

/** Git may end lines as Windows does, which the written schema knows nothing of. */
const isOf = (checksum: string, sql: string): boolean =>
  [sql, sql.replaceAll('\r\n', '\n')].some((text) => checksumOf(text) === checksum);

/** Name and checksum of each migration that has been applied. */
const appliedTo = async (client: PoolClient): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migration',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
};

/**
 * Applies all new migrations in name order, each in a transaction of its own; an empty database loads the schema that
 * is written down instead, and applies only those after it.
 * @throws Error when a file has been changed after it was applied
 * @throws ConfigError as `requireUtf8` and `requireKnown`
 */
export const migrate = async (
  pool: Pool,
  { folder, schema }: MigrationFiles = ownFiles,
  tell: TellStep = tellNobody,
): Promise<void> => {
  const client = await pool.connect();
  try {
    // Commits need not wait for the disk: a migration that a crash has lost is applied again at the next start.
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0; SET synchronous_commit = off');
    await requireUtf8(client);
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, checksum text NOT NULL)');
    const before = await appliedTo(client);
    const names = fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort();
    requireKnown(before.keys(), names);
    const missing = names.length - before.size;
    if (missing > 0) tell(`Applying ${missing} ${missing === 1 ? 'migration' : 'migrations'} to the database`);
    const isLoaded = before.size === 0 && schema !== null && (await loadSchema(client, schema));
    const applied = isLoaded ? await appliedTo(client) : before;
    for (const name of names) {
      const sql = fs.readFileSync(path.join(folder, name), 'utf8');
      const itsChecksum = applied.get(name);
      if (itsChecksum === undefined) await applyOne(client, name, sql, checksumOf(sql));
      else if (!isOf(itsChecksum, sql)) throw new Error(`Migration ${name} was changed after it had been applied.`);
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    // The session's settings were changed: destroy it instead of returning it to the pool.
    client.release(true);
  }
};
