import path from 'node:path';
import { buildSync } from 'esbuild';

/** The script that finds parts of a page, for any engine. */
export const bundleInPage = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, 'in-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    minify: true,
    define: { 'process.env': '{}' },
  });
  return outputFiles[0]?.text ?? '';
};
