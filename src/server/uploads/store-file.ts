import fs from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config/config';
import { newFileAddress, pathOfFile } from './file-address';
import type { FileKind } from './file-kinds';
import type { FileOwner } from './files-folder';

/** Keeps bytes whose kind has been checked and gives the address they are served under. Written before the transaction that names it. */
export const storeFile = async (config: Pick<Config, 'dataDir'>, owner: FileOwner, kind: FileKind, bytes: Buffer): Promise<string> => {
  const address = newFileAddress(owner, kind);
  const place = pathOfFile(config, address);
  if (place === null) throw new Error(`no place for ${address}`);
  await fs.mkdir(path.dirname(place), { recursive: true });
  await fs.writeFile(place, bytes, { flag: 'wx', mode: 0o640 });
  return address;
};
