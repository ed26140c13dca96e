import fs from 'node:fs';
import path from 'node:path';
import { decisionsIndex } from './decisions-index';
import { settingsPage } from './settings-page';

/**
 * `npm run docs` writes the pages of `docs` that are made from something else; with `-- --check` it only names those
 * that are out of date, and fails where there is one.
 */
const pages: Readonly<Record<string, () => string>> = {
  'docs/settings.md': settingsPage,
  'docs/decisions.md': decisionsIndex,
};

const isCheck = process.argv.includes('--check');
const root = path.join(__dirname, '..');

for (const [name, textOf] of Object.entries(pages)) {
  const file = path.join(root, name);
  const text = textOf();
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) continue;
  process.stdout.write(`${name}: ${isCheck ? 'out of date, run npm run docs' : 'written'}\n`);
  if (isCheck) process.exitCode = 1;
  else fs.writeFileSync(file, text);
}
