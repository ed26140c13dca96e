import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config';
import { pathOfFile } from './file-address';

/** Writes a file under an address of ours that is still free. */
export const keepBytes = async (config: Pick<Config, 'dataDir'>, address: string, bytes: Buffer): Promise<void> => {
  const place = pathOfFile(config, address);
  if (place === null) throw new Error(`no place for ${address}`);
  await fs.mkdir(path.dirname(place), { recursive: true });
  await fs.writeFile(place, bytes, { flag: 'wx', mode: 0o640 });
};
