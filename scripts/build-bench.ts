import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/** Packages stay outside, as they are: what the product bundles of them is the same code. */
const packages: Plugin = {
  name: 'packages',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./#]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' ? undefined : { path: name, external: true },
    );
  },
};

/**
 * Bundles a bench of `test/bench` with the product as the product itself is bundled, and returns the file. tsx, which
 * gives every closure its name when it is created, would make our code up to twice as slow as it is.
 */
export const buildBench = async (name: string): Promise<string> => {
  const entry = `test/bench/${name}.ts`;
  if (!fs.existsSync(entry)) throw new Error(`there is no ${entry}`);
  const outfile = path.resolve('.cache/bench', `${name}.cjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    plugins: [packages],
    logLevel: 'warning',
  });
  return outfile;
};
