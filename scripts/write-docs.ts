import fs from 'node:fs';
import path from 'node:path';
import { settingsPage } from './settings-page';

/** `npm run docs`: writes the pages of `docs` that are made from something else. */
const file = path.join(__dirname, '../docs/settings.md');
fs.writeFileSync(file, settingsPage());
process.stdout.write(`${path.relative(process.cwd(), file)}\n`);
