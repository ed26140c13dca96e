import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Everything that page and server are built from, relative to the project; the last lists the installed packages. */
const sources = [
  'babel.config.js',
  'package.json',
  'public',
  'scripts',
  'src',
  'tsconfig.json',
  'webpack.config.ts',
  'node_modules/.package-lock.json',
];

/** Files that must exist for the product to start. */
const products = ['dist/client/index.html', 'dist/client/assets-manifest.json', 'dist/server/serve.js'];

const stamp = 'dist/built-from';

const filesIn = (place: string): readonly string[] =>
  fs.statSync(place).isDirectory()
    ? fs
        .readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name))
        .sort()
    : [place];

/** A hash of all sources, their names and the version of Node. */
const fingerprint = (root: string): string => {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources
    .map((source) => path.join(root, source))
    .filter((place) => fs.existsSync(place))
    .flatMap(filesIn))
    hash.update(`\0${path.relative(root, file)}\0`).update(fs.readFileSync(file));
  return hash.digest('hex');
};

/** Whether `dist` was built from exactly these sources. */
export const isBuilt = (root: string): boolean =>
  products.every((file) => fs.existsSync(path.join(root, file))) &&
  fs.existsSync(path.join(root, stamp)) &&
  fs.readFileSync(path.join(root, stamp), 'utf8') === fingerprint(root);

/**
 * Builds and stores the fingerprint of the sources, taken before the build: a source that changes meanwhile is built at
 * the next start. Until the build has ended, nothing counts as built.
 */
export const buildAndRemember = async (root: string, build: () => Promise<void>): Promise<void> => {
  const builtFrom = fingerprint(root);
  fs.rmSync(path.join(root, stamp), { force: true });
  await build();
  fs.writeFileSync(path.join(root, stamp), builtFrom);
};
