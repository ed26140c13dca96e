import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const db = path.join(__dirname, '../../../src/server/platform/db');

/** The product's migrations as they are, to be run one by one. */
export const oneByOne = { folder: path.join(db, 'migrations'), schema: null };

/** Runs this with a copy of the product's migrations in which these files are new, or other than they are. */
export const withMigrations = async (
  files: Readonly<Record<string, string>>,
  work: (folder: string) => Promise<void>,
): Promise<void> => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-migrations-'));
  for (const file of fs.readdirSync(oneByOne.folder))
    fs.copyFileSync(path.join(oneByOne.folder, file), path.join(folder, file));
  for (const [name, sql] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), sql);
  try {
    await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
};
