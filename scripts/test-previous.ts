import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Whether the previous release still works on this release's schema, as it has to while processes are replaced one by
 * one: its own HTTP tests run on a database that this release's migrations have made. Run by hand before a release:
 * `npm run test:previous -- REF [patterns of test files]`. Takes as long as its tests do.
 */
const [ref, ...patterns] = process.argv.slice(2);
if (ref === undefined) {
  process.stderr.write('Name the previous release: npm run test:previous -- TAG [test/http/squads …]\n');
  process.exit(2);
}

const root = path.join(__dirname, '..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-previous-'));
const release = path.join(folder, 'release');
const migrations = 'src/server/platform/db/migrations';
const schema = 'src/server/platform/db/schema.sql';

const run = (program: string, words: readonly string[], cwd = root): void =>
  void execFileSync(program, [...words], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

/** Tests that compare the whole schema with the code: by their nature they fail where this release has added a column. */
const ofItsOwnSchema = [
  'every table of the code has exactly the columns',
  'every column that refers to a person',
  'each column of a table that goes out is named',
];

const lockOf = (place: string): string => fs.readFileSync(path.join(place, 'package-lock.json'), 'utf8');

/** Hard links, where the same packages are installed here. */
const installPackages = (): void => {
  if (lockOf(root) !== lockOf(release)) return run('npm', ['ci'], release);
  run('cp', ['-al', path.join(root, 'node_modules'), release]);
  fs.rmSync(path.join(release, 'node_modules/.cache'), { recursive: true, force: true });
};

/** @throws Error when a migration of the previous release has been changed or taken away */
const bringMigrations = (): readonly string[] => {
  const [own, theirs] = [path.join(root, migrations), path.join(release, migrations)];
  const before = fs.readdirSync(theirs);
  for (const name of before)
    if (fs.readFileSync(path.join(theirs, name), 'utf8') !== fs.readFileSync(path.join(own, name), 'utf8'))
      throw new Error(`${name} is not what it was in ${ref}`);
  fs.cpSync(own, theirs, { recursive: true });
  // Releases before it have none, and run the migrations one by one.
  if (fs.existsSync(path.join(release, schema))) fs.copyFileSync(path.join(root, schema), path.join(release, schema));
  return fs.readdirSync(own).filter((name) => !before.includes(name));
};

try {
  run('git', ['worktree', 'add', '--detach', release, ref]);
  installPackages();
  const added = bringMigrations();
  process.stdout.write(`${ref} on the schema of today; new: ${added.join(', ') || 'nothing'}\n`);
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      '--selectProjects',
      'server',
      '--testNamePattern',
      `^(?!.*(${ofItsOwnSchema.join('|')}))`,
      '--testPathPatterns',
      ...(patterns.length > 0 ? patterns : ['test/http']),
    ],
    { cwd: release, stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} finally {
  run('git', ['worktree', 'remove', '--force', release]);
  fs.rmSync(folder, { recursive: true, force: true });
}
