import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** All that the built page and server are made of, from the root of the project; the last says which packages npm has put there. */
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

/** What must be there for the product to open. */
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

/** Changes with every byte, name and version that what is built depends on. */
const fingerprint = (root: string): string => {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources
    .map((source) => path.join(root, source))
    .filter((place) => fs.existsSync(place))
    .flatMap(filesIn))
    hash.update(`\0${path.relative(root, file)}\0`).update(fs.readFileSync(file));
  return hash.digest('hex');
};

/** Whether what stands in `dist` was built from just these sources. */
export const isBuilt = (root: string): boolean =>
  products.every((file) => fs.existsSync(path.join(root, file))) &&
  fs.existsSync(path.join(root, stamp)) &&
  fs.readFileSync(path.join(root, stamp), 'utf8') === fingerprint(root);

/**
 * Builds, and remembers from what: a source that is changed meanwhile is built at the next start. Until it is done,
 * nothing counts as built.
 */
export const buildAndRemember = async (root: string, build: () => Promise<void>): Promise<void> => {
  const builtFrom = fingerprint(root);
  fs.rmSync(path.join(root, stamp), { force: true });
  await build();
  fs.writeFileSync(path.join(root, stamp), builtFrom);
};
