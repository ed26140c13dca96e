import fs from 'node:fs';
import path from 'node:path';

const rootAbove = (folder: string): string =>
  fs.existsSync(path.join(folder, 'package.json')) ? folder : rootAbove(path.dirname(folder));

/** Paths are resolved from here, because the server runs from its sources as well as bundled into one file. */
export const projectRoot = rootAbove(__dirname);
