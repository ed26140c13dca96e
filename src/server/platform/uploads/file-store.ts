import type { Readable } from 'node:stream';

/** A file in the store. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  /** For conditional requests; null when the store does not provide one. */
  readonly etag: string | null;
  readonly modified: string | null;
  /** Its bytes from `start` to `end`, both inclusive; read lazily. */
  read(start: number, end: number): Promise<Readable>;
}

/**
 * The store of uploaded files, under keys that we choose (`files/chat/….webp`): a folder of this machine or a bucket
 * that all machines share. Methods throw StoreUnavailable when the bucket does not respond.
 */
export interface FileStore {
  /** Null when there is no such file. */
  stat(key: string): Promise<StoredFile | null>;
  /** Bytes of a file that must exist. */
  read(key: string, start: number, end: number): Promise<Readable>;
  put(key: string, bytes: Buffer): Promise<void>;
  /** Moves a file from this machine's disk into the store. */
  moveIn(key: string, path: string): Promise<void>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
  /** Removes every file whose key is in the folder. */
  removeFolder(folder: string): Promise<void>;
  stop(): void;
}
