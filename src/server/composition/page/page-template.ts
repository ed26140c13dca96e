import fs from 'node:fs';
import path from 'node:path';

export interface Assets {
  readonly scripts: readonly string[];
  /** CSS of the first screens. */
  readonly firstStyles: string;
  /** CSS of few pages by its name, for the first screens that need it. */
  readonly sheets: Readonly<Record<string, string>>;
  readonly fonts: readonly string[];
  /** Files of each lazily loaded chunk by its name. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

export interface Page {
  readonly template: string;
  readonly assets: Assets;
}

const isAssets = (value: unknown): value is Assets =>
  typeof value === 'object' &&
  value !== null &&
  'scripts' in value &&
  Array.isArray(value.scripts) &&
  'firstStyles' in value &&
  'sheets' in value &&
  'fonts' in value &&
  'chunks' in value;

/** The built page and its assets; null before the client has been built. */
const readPage = (clientDir: string): Page | null => {
  const manifest = path.join(clientDir, 'assets-manifest.json');
  if (!fs.existsSync(manifest)) return null;
  const assets: unknown = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  return isAssets(assets) ? { template: fs.readFileSync(path.join(clientDir, 'index.html'), 'utf8'), assets } : null;
};

/** Cached in production; elsewhere read again each time, because a watcher rebuilds it. */
export const pageReader = (production: boolean, clientDir: string): (() => Page | null) => {
  let page: Page | null = null;
  return () => {
    if (production && page) return page;
    page = readPage(clientDir);
    return page;
  };
};
