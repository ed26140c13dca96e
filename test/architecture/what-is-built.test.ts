import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildAndRemember, isBuilt } from '../../scripts/what-is-built';

let root: string;
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
const remove = (file: string): void => fs.rmSync(path.join(root, file));

/** Creates all files that a build produces. */
const build = async (): Promise<void> => {
  for (const file of ['client/index.html', 'client/assets-manifest.json', 'server/serve.js']) write(`dist/${file}`, '');
};

beforeEach(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-built-'));
  for (const file of ['src/client/main.ts', 'src/server/serve.ts', 'public/index.html', 'webpack.config.ts'])
    write(file, `first ${file}`);
  write('node_modules/.package-lock.json', '{}');
  await buildAndRemember(root, build);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

test('what was built from the sources that stand need not be built again', () => {
  expect(isBuilt(root)).toBe(true);
});

test.each([
  ['a changed source', () => write('src/client/main.ts', 'second')],
  ['a new source', () => write('src/client/other.ts', '')],
  ['a source that is gone', () => remove('src/server/serve.ts')],
  ['a renamed source', () => fs.renameSync(path.join(root, 'src/server'), path.join(root, 'src/service'))],
  ['a changed picture', () => write('public/index.html', 'second')],
  ['a changed way of building', () => write('webpack.config.ts', 'second')],
  ['other packages', () => write('node_modules/.package-lock.json', '{"version":2}')],
  ['a page that was taken away', () => remove('dist/client/index.html')],
  ['a server that was taken away', () => remove('dist/server/serve.js')],
])('%s is built', (_what, change) => {
  change();
  expect(isBuilt(root)).toBe(false);
});

test('a source that is changed while it is being built is built again', async () => {
  await buildAndRemember(root, async () => write('src/client/main.ts', 'second'));
  expect(isBuilt(root)).toBe(false);
});

test('a build that failed counts for nothing', async () => {
  const failed = buildAndRemember(root, () => Promise.reject(new Error('does not compile')));
  await expect(failed).rejects.toThrow('does not compile');
  expect(isBuilt(root)).toBe(false);
});
