import fs from 'node:fs';
import path from 'node:path';

const rootAbove = (folder: string): string =>
  fs.existsSync(path.join(folder, 'package.json')) ? folder : rootAbove(path.dirname(folder));

/** Whatever is found by its path is found from here: the server runs from its sources as well as built into one file. */
export const projectRoot = rootAbove(__dirname);
