import type { Readable } from 'node:stream';

/** A kept file that is there. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number;
  /** What a browser may ask by whether it has changed; null where the store does not say. */
  readonly etag: string | null;
  readonly modified: string | null;
  /** Its bytes from the first to the last, both included; nothing is read before somebody takes it. */
  read(start: number, end: number): Promise<Readable>;
}

/**
 * Where files of people lie, under keys of ours (`files/chat/….webp`): a folder of this machine or a bucket that every
 * machine sees, the same keys in both. Whatever does not answer throws StoreUnavailable.
 */
export interface FileStore {
  /** Null: there is no such file. */
  stat(key: string): Promise<StoredFile | null>;
  /** Bytes of a file that must be there. */
  read(key: string, start: number, end: number): Promise<Readable>;
  put(key: string, bytes: Buffer): Promise<void>;
  /** Keeps a whole file of this machine's disk; the file itself is no longer the caller's. */
  moveIn(key: string, place: string): Promise<void>;
  /** A file that is not there is no problem. */
  remove(key: string): Promise<void>;
  /** Everything under a folder of ours. */
  removeFolder(folder: string): Promise<void>;
  stop(): void;
}
