import fs from 'node:fs';
import path from 'node:path';
import { emptyClient } from './empty-client';

/** A folder like that of a built client, with these files besides; call it where `afterAll` may be called. */
export const clientWith = (...files: readonly string[]): string => {
  const folder = emptyClient();
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), '');
  }
  return folder;
};
