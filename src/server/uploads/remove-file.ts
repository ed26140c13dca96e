import fs from 'node:fs/promises';
import type { Config } from '../config/config';
import { pathOfFile } from './file-address';

/** Deletes a kept file; an address that is not ours, or a file already gone, is no problem. Call it after the commit that forgets it. */
export const removeFile = async (config: Pick<Config, 'dataDir'>, address: string | null): Promise<void> => {
  const place = address === null ? null : pathOfFile(config, address);
  if (place !== null) await fs.rm(place, { force: true });
};
