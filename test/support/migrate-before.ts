import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrate } from '#server/platform/db/migrate.ts';
import type { TestDatabase } from './test-database';

const own = path.join(__dirname, '../../src/server/platform/db/migrations');

/** Migrates an empty database up to, but not including, this migration, so that the test can insert old data. */
export const migrateBefore = async ({ pool }: TestDatabase, name: string): Promise<void> => {
  const files = fs.readdirSync(own);
  if (!files.includes(name)) throw new Error(`there is no migration ${name}`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-migrations-'));
  for (const file of files.filter((one) => one < name)) fs.copyFileSync(path.join(own, file), path.join(folder, file));
  await migrate(pool, { folder, schema: null });
  fs.rmSync(folder, { recursive: true });
};
