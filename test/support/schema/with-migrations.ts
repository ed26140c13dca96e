import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '#server/platform/db/migrate.ts';
import type { TestDatabase } from '../test-database';

const db = path.join(__dirname, '../../../src/server/platform/db');

/** The product's migrations as they are, to be run one by one. */
export const oneByOne = { folder: path.join(db, 'migrations'), schema: null };

/**
 * Runs this with a copy of the product's migrations in which these files are new, or other than they are; with `before`,
 * of those before that one alone.
 */
export const withMigrations = async (
  files: Readonly<Record<string, string>>,
  work: (folder: string) => Promise<void>,
  before?: string,
): Promise<void> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-migrations-'));
  const own = fs.readdirSync(oneByOne.folder);
  if (before !== undefined && !own.includes(before)) throw new Error(`there is no migration ${before}`);
  for (const file of own.filter((one) => before === undefined || one < before))
    fs.copyFileSync(path.join(oneByOne.folder, file), path.join(folder, file));
  for (const [name, sql] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), sql);
  try {
    await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
};

/** Migrates an empty database up to, but not including, this migration, so that the test can insert old data. */
export const migrateBefore = ({ pool }: TestDatabase, name: string): Promise<void> =>
  withMigrations({}, (folder) => migrate(pool, { folder, schema: null }), name);
