import path from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import type { FileStore, StoredFile } from './file-store';
import type { FileKind } from '../../../domain/files/sniff-kind';
import { isDatabaseUnavailable } from '../db/database-errors';
import { fileKinds } from './file-kinds';

/**
 * A place on this machine's disk where a file grows until all of it has come; beside the data folder's files, so that
 * there a rename finishes it.
 */
export const temporaryUploadPath = async ({ dataDir }: Pick<Config, 'dataDir'>): Promise<string> => {
  const folder = path.join(dataDir, 'files-coming');
  await fs.mkdir(folder, { recursive: true });
  return path.join(folder, randomUUID());
};

/** What files belong to; also the folder's name in the address. */
export type FileOwner = 'avatars' | 'chat' | 'pov' | 'blog' | 'disputes' | 'voices';

/**
 * A name that nobody can guess (144 bits); nothing of the person's own file name is in it. `edge` is said where a
 * picture is kept in several.
 */
export const newFileAddress = (owner: FileOwner, kind: FileKind, edge?: number): string =>
  `/files/${owner}/${randomBytes(18).toString('base64url')}${edge === undefined ? '' : `-${edge}`}.${fileKinds[kind].extension}`;

const ours = /^\/(files\/[a-z]+\/[\w-]{24}(?:-\d{2,3})?\.[a-z0-9]{2,4})$/;

const keyOf = (address: string): string | null => ours.exec(address)?.[1] ?? null;

/** The key of a new file. @throws Error for an address that is not ours */
export const requireKey = (address: string): string => {
  const key = keyOf(address);
  if (key === null) throw new Error(`no place for ${address}`);
  return key;
};

/** The file of this address; null where it is not there, and for an address that is not one of ours. */
export const findFile = async (files: FileStore, address: string): Promise<StoredFile | null> => {
  const key = keyOf(address);
  return key === null ? null : files.stat(key);
};

/** Writes a file under an address of ours that is still free. */
export const storeBytes = (files: FileStore, address: string, bytes: Buffer): Promise<void> =>
  files.put(requireKey(address), bytes);

/**
 * Deletes a kept file; an address that is not ours, or a file already gone, is no problem. For work that is repeated
 * until it succeeds.
 */
export const removeFile = async (files: FileStore, address: string): Promise<void> => {
  const key = keyOf(address);
  if (key !== null) await files.remove(key);
};

/** What deletes files for somebody who waits. */
export interface Remover {
  readonly files: FileStore;
  readonly log: FastifyBaseLogger;
}

/**
 * Deletes a file after the commit that forgets it, or one that no row came to name: nothing leads to it any more, so a
 * store that does not answer is a line in the log and no refusal of what has been done.
 */
export const discardFile = async ({ files, log }: Remover, address: string | null): Promise<void> => {
  if (address === null) return;
  await removeFile(files, address).catch((problem: unknown) =>
    log.error({ err: problem, address }, 'a forgotten file stays in the store'),
  );
};

/**
 * Writes down the row of a file that has just been kept; a file without its row is forgotten again. Not where the
 * answer was lost with the database: the row may be there, and a file that nothing leads to does less harm than a name
 * that leads nowhere.
 */
export const recordFile = async <T>(write: () => Promise<T>, forget: () => Promise<void>): Promise<T> => {
  try {
    return await write();
  } catch (problem) {
    if (!isDatabaseUnavailable(problem)) await forget();
    throw problem;
  }
};

/**
 * Keeps bytes whose kind has been checked and gives the address they are served under. Written before the transaction
 * that names it.
 */
export const storeFile = async (files: FileStore, owner: FileOwner, kind: FileKind, bytes: Buffer): Promise<string> => {
  const address = newFileAddress(owner, kind);
  await storeBytes(files, address, bytes);
  return address;
};
