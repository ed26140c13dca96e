import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { projectRoot } from '../config/project-root';

const ownMigrations = path.join(projectRoot, 'src/server/platform/db/migrations');

/** Any number will do as long as nobody else locks it: several processes may start at once. */
const migrationLock = 7_201_826;

/** Several statements of one question are one transaction. */
const applyOne = async (client: PoolClient, name: string, sql: string, checksum: string): Promise<void> => {
  const [itsName, itsChecksum] = [name, checksum].map((text) => client.escapeLiteral(text));
  try {
    await client.query(`${sql}\n; INSERT INTO schema_migration (name, checksum) VALUES (${itsName}, ${itsChecksum})`);
  } catch (problem) {
    throw new Error(`Миграция ${name} не прошла; база осталась как была.`, { cause: problem });
  }
};

/**
 * Brings the database to the newest schema; each file wholly or not at all, in name order.
 * @throws Error when a file that was applied before has since been changed.
 */
export const migrate = async (pool: Pool, folder = ownMigrations): Promise<void> => {
  const client = await pool.connect();
  try {
    // Not waited for on disk, file by file: what a crash forgets is applied again at the next start.
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0; SET synchronous_commit = off');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, checksum text NOT NULL)');
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM schema_migration',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    for (const name of fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()) {
      const sql = fs.readFileSync(path.join(folder, name), 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      const before = applied.get(name);
      if (before === undefined) await applyOne(client, name, sql, checksum);
      else if (before !== checksum) throw new Error(`Миграция ${name} изменена после того, как была применена.`);
    }
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    // The session's settings were changed: do not give it back to the pool.
    client.release(true);
  }
};
