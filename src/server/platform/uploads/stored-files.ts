import path from 'node:path';
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import type { FileStore, StoredFile } from './file-store';
import type { FileKind } from '#domain/files/file-kind.ts';
import { extensionOf } from '#domain/files/names-of-kinds.ts';
import { versionsOf, widthEnding } from '#domain/files/picture-widths.ts';
import { limitConcurrency } from '../concurrency/limit-concurrency';
import { isDatabaseUnavailable } from '../db/database-errors';

/**
 * A path on this machine's disk for a file that is being uploaded: on the same file system as the data folder's files,
 * so that a rename moves it there.
 */
export const temporaryUploadPath = async ({ dataDir }: Pick<Config, 'dataDir'>): Promise<string> => {
  const folder = path.join(dataDir, 'files-coming');
  await fs.mkdir(folder, { recursive: true });
  return path.join(folder, randomUUID());
};

/** What a file belongs to; also the folder in its address. */
export type FileOwner = 'avatars' | 'chat' | 'pov' | 'blog' | 'disputes' | 'voices' | 'games';

/**
 * A new address that nobody can guess (144 bits), without anything of the person's own file name. `width`: pixels of a
 * picture that is stored in narrower versions too.
 */
export const newFileAddress = (owner: FileOwner, kind: FileKind, width?: number): string =>
  `/files/${owner}/${randomBytes(18).toString('base64url')}${width === undefined ? '' : widthEnding(width)}.${extensionOf(kind)}`;

const ours = /^\/(files\/[a-z]+\/[\w-]{24}(?:-\d{2,5})?\.[a-z0-9]{2,4})$/;

const keyOf = (address: string): string | null => ours.exec(address)?.[1] ?? null;

/** The key of an address of ours. @throws Error for any other */
export const requireKey = (address: string): string => {
  const key = keyOf(address);
  if (key === null) throw new Error(`no place for ${address}`);
  return key;
};

/** The file at this address; null when it does not exist or the address is not one of ours. */
export const findFile = async (files: FileStore, address: string): Promise<StoredFile | null> => {
  const key = keyOf(address);
  return key === null ? null : files.stat(key);
};

/** Writes a file under an address of ours that is not used yet. */
export const storeBytes = (files: FileStore, address: string, bytes: Buffer): Promise<void> =>
  files.put(requireKey(address), bytes);

/**
 * Deletes a stored file, a picture in all its widths; does nothing for an address that is not ours or a file that does
 * not exist. For jobs that are retried until they succeed.
 */
export const removeFile = async (files: FileStore, address: string): Promise<void> => {
  const narrower = versionsOf(address)?.narrower ?? [];
  for (const one of [...narrower.map((version) => version.address), address]) {
    const key = keyOf(one);
    if (key !== null) await files.remove(key);
  }
};

/** The same for many: eight at a time, for a remote store would take seconds for them one by one. */
export const removeFiles = async (files: FileStore, addresses: readonly string[]): Promise<void> => {
  const inLine = limitConcurrency(8);
  await Promise.all(addresses.map((address) => inLine(() => removeFile(files, address))));
};

/** What `discardFile` needs. */
export interface Remover {
  readonly files: FileStore;
  readonly log: FastifyBaseLogger;
}

/**
 * Deletes a file that no row refers to (any more), after the commit. Nothing leads to it, so a failure of the store is
 * only logged: the request has succeeded.
 */
export const discardFile = async ({ files, log }: Remover, address: string | null): Promise<void> => {
  if (address === null) return;
  await removeFile(files, address).catch((problem: unknown) =>
    log.error({ err: problem, address }, 'could not delete a file from the store'),
  );
};

/**
 * Writes the row of a file that has just been stored; if that fails, the file is deleted. Not when the connection to
 * the database was lost: the row may exist, and an orphaned file does less harm than a row without its file.
 */
export const recordFile = async <T>(write: () => Promise<T>, remove: () => Promise<void>): Promise<T> => {
  try {
    return await write();
  } catch (problem) {
    if (!isDatabaseUnavailable(problem)) await remove();
    throw problem;
  }
};

/**
 * Stores bytes whose kind has been checked; returns their address. Must come before the transaction that writes the
 * row.
 */
export const storeFile = async (files: FileStore, owner: FileOwner, kind: FileKind, bytes: Buffer): Promise<string> => {
  const address = newFileAddress(owner, kind);
  await storeBytes(files, address, bytes);
  return address;
};
