import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

const read = (file: string): Manifest => JSON.parse(fs.readFileSync(file, 'utf8'));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-packages-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Packages that a built file loads: `require("pg")`, `import("@sentry/core")`. */
const askedFor = (code: string): readonly string[] =>
  [...code.matchAll(/\b(?:require|import)\("([\w@][^"]*)"\)/g)].map(([, name = '']) =>
    name.split('/', name.startsWith('@') ? 2 : 1).join('/'),
  );

// The image installs what the manifest lists: a missing package stops the server, a superfluous one enlarges the image.
test('the built server comes with a manifest of all packages that it asks for, and of no other', () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build-server.ts', folder], { stdio: 'pipe' });
  const built = fs.readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(built.sort()).toEqual([
    'admin.js',
    'first-start.js',
    'ledger-check.js',
    'serve.js',
    'steps-replay.js',
    'what-if.js',
  ]);
  const asked = new Set(built.flatMap((file) => askedFor(fs.readFileSync(path.join(folder, file), 'utf8'))));
  const own = read('package.json').dependencies;
  const { dependencies } = read(path.join(folder, 'packages.json'));
  expect(Object.entries(dependencies)).toEqual(
    Object.entries(own)
      .filter(([name]) => asked.has(name))
      .sort(),
  );
  expect([...asked].filter((name) => name in own).sort()).toEqual(Object.keys(dependencies));
});
