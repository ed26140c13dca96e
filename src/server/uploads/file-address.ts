import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../config/config';
import { fileKinds } from './file-kinds';
import type { FileKind } from './file-kinds';
import { filesFolder } from './files-folder';
import type { FileOwner } from './files-folder';

/** A name that nobody can guess (144 bits); nothing of the person's own file name is in it. `edge` is said where a picture is kept in several. */
export const newFileAddress = (owner: FileOwner, kind: FileKind, edge?: number): string =>
  `/files/${owner}/${randomBytes(18).toString('base64url')}${edge === undefined ? '' : `-${edge}`}.${fileKinds[kind].extension}`;

const ours = /^\/files\/([a-z]+\/[\w-]{24}(?:-\d{2,3})?\.[a-z0-9]{2,4})$/;

/** Where the file of this address lies; null for an address that is not one of ours. */
export const pathOfFile = (config: Pick<Config, 'dataDir'>, address: string): string | null => {
  const inside = ours.exec(address)?.[1];
  return inside === undefined ? null : path.join(filesFolder(config), inside);
};
