import fs from 'node:fs';
import path from 'node:path';

export interface Assets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

const isAssets = (value: unknown): value is Assets =>
  typeof value === 'object' && value !== null && 'scripts' in value && Array.isArray(value.scripts) && 'styles' in value && 'fonts' in value;

export const clientFolder = path.join(__dirname, '../../../dist/client');
const templateFile = path.join(__dirname, '../../../public/index.html');

/** The built page's parts; null before the client has been built. Reread each time while developing. */
export const readPage = (): { readonly template: string; readonly assets: Assets } | null => {
  const manifest = path.join(clientFolder, 'assets-manifest.json');
  if (!fs.existsSync(manifest)) return null;
  const assets: unknown = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  return isAssets(assets) ? { template: fs.readFileSync(templateFile, 'utf8'), assets } : null;
};
