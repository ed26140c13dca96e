import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { povFile } from '../../platform/db/schema/pov-requests';
import type { FileStore, StoredFile } from '../../platform/uploads/file-store';

/** Store key of an old recording that is one object; outside the served folders. Newer ones are stored in parts. */
const wholeKey = (fileId: string): string => `private/pov/${fileId}`;

const partsFolder = (fileId: string): string => `private/recordings/${fileId}`;

const keyOfPart = (fileId: string, part: string): string => `${partsFolder(fileId)}/${part}`;

/** A unique name for a part, which begins with its size in bytes. */
const newPart = (bytes: number): string => `${bytes}-${randomUUID()}`;

const bytesOf = (part: string): number => Number.parseInt(part, 10);

/** Moves a part from the local disk into the store; it counts only once the file's row refers to it. */
export const storePart = async (files: FileStore, fileId: string, path: string, bytes: number): Promise<string> => {
  const part = newPart(bytes);
  await files.moveIn(keyOfPart(fileId, part), path);
  return part;
};

/** Deletes a part that no row refers to. */
export const deletePart = (files: FileStore, fileId: string, part: string): Promise<void> =>
  files.remove(keyOfPart(fileId, part));

/** Deletes everything of a recording, including parts that no row refers to. */
export const eraseRecording = async (files: FileStore, fileId: string): Promise<void> => {
  await files.remove(wholeKey(fileId));
  await files.removeFolder(partsFolder(fileId));
};

/** Yields the requested bytes part by part; the next part is opened only when the consumer needs it. */
const readParts = async function* (
  files: FileStore,
  fileId: string,
  parts: readonly string[],
  start: number,
  end: number,
): AsyncGenerator<Buffer> {
  let from = 0;
  for (const part of parts) {
    const size = bytesOf(part);
    const [first, last] = [Math.max(0, start - from), Math.min(size - 1, end - from)];
    from += size;
    if (first > last) continue;
    yield* await files.read(keyOfPart(fileId, part), first, last);
  }
};

/** Bytes of a recording from `start` to `end`, both inclusive; they must have been uploaded. */
export const readRecording = (
  files: FileStore,
  { id, parts }: Pick<typeof povFile.$inferSelect, 'id' | 'parts'>,
  start: number,
  end: number,
): Readable => Readable.from(readParts(files, id, parts, start, end), { objectMode: false });

/** A completely uploaded recording; null when its bytes are missing. */
export const findRecording = async (
  files: FileStore,
  file: Pick<typeof povFile.$inferSelect, 'id' | 'parts' | 'size'>,
): Promise<StoredFile | null> => {
  const first = file.parts[0];
  const firstObject = await files.stat(first === undefined ? wholeKey(file.id) : keyOfPart(file.id, first));
  if (firstObject === null) return null;
  const read: StoredFile['read'] =
    first === undefined ? firstObject.read : async (start, end) => readRecording(files, file, start, end);
  return { size: file.size, etag: null, modified: null, read };
};
