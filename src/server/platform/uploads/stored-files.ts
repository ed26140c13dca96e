import path from 'node:path';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import type { Config } from '../config/config';
import type { FileKind } from '../../../domain/files/sniff-kind';
import { fileKinds } from './file-kinds';

/**
 * Where uploaded files lie: in the data directory, outside everything that is served as a page. Several processes must
 * share it.
 */
export const filesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'files');

/** Where a file grows until all of it has come; on the same disk, so that a rename finishes it. */
export const partsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'files-coming');

/** What files belong to; also the folder's name in the address. */
export type FileOwner = 'avatars' | 'chat' | 'pov' | 'blog' | 'disputes';

/**
 * A name that nobody can guess (144 bits); nothing of the person's own file name is in it. `edge` is said where a
 * picture is kept in several.
 */
export const newFileAddress = (owner: FileOwner, kind: FileKind, edge?: number): string =>
  `/files/${owner}/${randomBytes(18).toString('base64url')}${edge === undefined ? '' : `-${edge}`}.${fileKinds[kind].extension}`;

const ours = /^\/files\/([a-z]+\/[\w-]{24}(?:-\d{2,3})?\.[a-z0-9]{2,4})$/;

/** Where the file of this address lies; null for an address that is not one of ours. */
export const pathOfFile = (config: Pick<Config, 'dataDir'>, address: string): string | null => {
  const inside = ours.exec(address)?.[1];
  return inside === undefined ? null : path.join(filesFolder(config), inside);
};

/** Writes a file under an address of ours that is still free. */
export const keepBytes = async (config: Pick<Config, 'dataDir'>, address: string, bytes: Buffer): Promise<void> => {
  const place = pathOfFile(config, address);
  if (place === null) throw new Error(`no place for ${address}`);
  await fs.mkdir(path.dirname(place), { recursive: true });
  await fs.writeFile(place, bytes, { flag: 'wx', mode: 0o640 });
};

/**
 * Deletes a kept file; an address that is not ours, or a file already gone, is no problem. Call it after the commit
 * that forgets it.
 */
export const removeFile = async (config: Pick<Config, 'dataDir'>, address: string | null): Promise<void> => {
  const place = address === null ? null : pathOfFile(config, address);
  if (place !== null) await fs.rm(place, { force: true });
};

/**
 * Keeps bytes whose kind has been checked and gives the address they are served under. Written before the transaction
 * that names it.
 */
export const storeFile = async (
  config: Pick<Config, 'dataDir'>,
  owner: FileOwner,
  kind: FileKind,
  bytes: Buffer,
): Promise<string> => {
  const address = newFileAddress(owner, kind);
  await keepBytes(config, address, bytes);
  return address;
};
