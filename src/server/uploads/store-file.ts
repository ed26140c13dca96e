import type { Config } from '../config/config';
import { newFileAddress } from './file-address';
import type { FileKind } from './file-kinds';
import type { FileOwner } from './files-folder';
import { keepBytes } from './keep-bytes';

/** Keeps bytes whose kind has been checked and gives the address they are served under. Written before the transaction that names it. */
export const storeFile = async (config: Pick<Config, 'dataDir'>, owner: FileOwner, kind: FileKind, bytes: Buffer): Promise<string> => {
  const address = newFileAddress(owner, kind);
  await keepBytes(config, address, bytes);
  return address;
};
