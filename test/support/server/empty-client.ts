import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A built client without a script, for tests of what the server writes into the page. Removed after the file's tests.
 */
export const emptyClient = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-client-'));
  fs.copyFileSync(path.join(__dirname, '../../../public/index.html'), path.join(folder, 'index.html'));
  const manifest = { scripts: ['/assets/main.js'], firstStyles: '', sheets: {}, fonts: [], chunks: {} };
  fs.writeFileSync(path.join(folder, 'assets-manifest.json'), JSON.stringify(manifest));
  afterAll(() => fs.rmSync(folder, { recursive: true }));
  return folder;
};
