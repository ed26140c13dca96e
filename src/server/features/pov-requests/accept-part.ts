import fs from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import type { PovRequestViewAnswer } from '#contract/schemas/pov-request.ts';
import { povTerms } from '#domain/pov-request/pov-request.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import { povFile } from '../../platform/db/schema/pov-requests';
import { Refusal } from '../../platform/http/refusal';
import { requireOwnPov, announcePov } from './pov-step';
import type { FileStore } from '../../platform/uploads/file-store';
import { sniffedBytes, type SniffedKind, sniffKind } from '../../platform/uploads/sniff-kind';
import { temporaryUploadPath } from '../../platform/uploads/stored-files';
import { erasePovFiles } from './pov-files';
import { readPov } from './read-pov';
import { deletePart, storePart, readRecording } from './recording';

/**
 * Streams a part to the local disk and returns the number of bytes received. When the connection breaks, the bytes
 * received so far count. Null: there were more than `maxBytes`, and the rest was not read.
 */
const streamToDisk = async (body: Readable, tempPath: string, maxBytes: number): Promise<number | null> => {
  let receivedBytes = 0;
  const measured = async function* (): AsyncGenerator<Buffer> {
    try {
      for await (const piece of body) {
        receivedBytes += Buffer.byteLength(piece);
        if (receivedBytes > maxBytes) return;
        yield piece;
      }
    } catch {
      // The connection broke: the bytes received so far are kept.
    }
  };
  await pipeline(measured, createWriteStream(tempPath, { flags: 'wx', mode: 0o640 }));
  return receivedBytes > maxBytes ? null : receivedBytes;
};

type File = typeof povFile.$inferSelect;

const isRecording = (kind: string | null): kind is NonNullable<File['kind']> =>
  povTerms.fileTypes.some((type) => type === kind);

/** A file of this person's open request; the request is locked until the transaction ends. */
const requireFile = async (tx: Tx, userId: string, fileId: string, at: number) => {
  const [found] = await tx.select({ requestId: povFile.requestId }).from(povFile).where(eq(povFile.id, fileId));
  const row = await requireOwnPov(tx, found?.requestId, userId);
  const [file] = await tx.select().from(povFile).where(eq(povFile.id, fileId));
  if (!file) throw new Refusal('POV_REQUESTS_NOT_FOUND');
  if (row.status !== 'REQUESTED' || at >= row.expiresAt.getTime()) throw new Refusal('POV_CLOSED');
  return { row, file };
};

const requireOffset = ({ received }: File, offset: number): void => {
  if (received !== offset) throw new Refusal('POV_OFFSET_MISMATCH', { offset: received });
};

/** Other tabs are notified of the progress in steps of ten percent. */
const tenth = (bytes: number, size: number): number => Math.floor((bytes * 10) / size);

interface Part {
  readonly userId: string;
  readonly fileId: string;
  readonly offset: number;
  readonly body: Readable;
  /** By Content-Length; null when it is absent. */
  readonly declaredBytes: number | null;
}

/**
 * A file with this many parts accepts only parts of at least this size, so that nobody fills the store with tiny
 * objects.
 */
const manyParts = { from: 1000, leastBytes: 64 * 1024 } as const;

const isTooSmall = ({ parts, size }: File, offset: number, receivedBytes: number): boolean =>
  parts.length >= manyParts.from && receivedBytes < manyParts.leastBytes && offset + receivedBytes < size;

/** The file type by its first bytes; null while too few have been uploaded. */
const kindOf = async (files: FileStore, file: File, received: number): Promise<SniffedKind | 'unknown' | null> => {
  const isKnown = received >= sniffedBytes || received === file.size;
  if (!isKnown) return null;
  return (
    file.kind ??
    (await sniffKind(await buffer(readRecording(files, file, 0, Math.min(sniffedBytes, received) - 1)))) ??
    'unknown'
  );
};

/** Adds a stored part to the file's row. Null: the file turned out not to be a recording and was deleted. */
const countPart = (
  app: App,
  { userId, fileId, offset }: Part,
  parts: readonly string[],
  received: number,
  kind: string | null,
) =>
  inTransaction(app.db, async (tx) => {
    const { row, file } = await requireFile(tx, userId, fileId, app.clock.now());
    requireOffset(file, offset);
    if (kind !== null && !isRecording(kind)) {
      await erasePovFiles(tx, row.id, [fileId], app.clock.now());
      await announcePov(tx, row);
      return null;
    }
    await tx
      .update(povFile)
      .set({ received, parts: [...parts], kind: isRecording(kind) ? kind : null })
      .where(eq(povFile.id, fileId));
    if (tenth(received, file.size) !== tenth(offset, file.size)) await announcePov(tx, row);
    return { offset: received, request: await readPov(tx, row.id) };
  });

/**
 * Accepts the next part of a file: streams it to the local disk, moves it into the store, then adds it under the
 * request's lock, so that of two concurrent tabs one continues and the other learns the offset. A file that turns out
 * not to be a recording is deleted.
 */
export const acceptPart = async (
  app: App,
  part: Part,
): Promise<{ readonly offset: number; readonly request: PovRequestViewAnswer }> => {
  const { userId, fileId, offset, body, declaredBytes } = part;
  const at = app.clock.now();
  const { file } = await inTransaction(app.db, (tx) => requireFile(tx, userId, fileId, at));
  requireOffset(file, offset);
  const room = Math.min(file.size - offset, povTerms.maxPartBytes);
  const tooMuch = new Refusal('POV_REQUESTS_FILE_TOO_LARGE', { maxBytes: room });
  if ((declaredBytes ?? 0) > room) throw tooMuch;
  const tempPath = await temporaryUploadPath(app.config);
  try {
    const receivedBytes = await streamToDisk(body, tempPath, room);
    if (receivedBytes === null) throw tooMuch;
    const counts = receivedBytes > 0 && !isTooSmall(file, offset, receivedBytes);
    const storedPart = counts ? await storePart(app.files, fileId, tempPath, receivedBytes) : null;
    const parts = storedPart === null ? file.parts : [...file.parts, storedPart];
    const received = storedPart === null ? offset : offset + receivedBytes;
    try {
      const kind = await kindOf(app.files, { ...file, parts }, received);
      const updated = await countPart(app, part, parts, received, kind);
      if (updated === null) throw new Refusal('POV_FILE_INVALID');
      return updated;
    } catch (problem) {
      // Deleted only when it was certainly not added: after a commit with a lost response the row may refer to it.
      if (storedPart !== null && problem instanceof Refusal)
        await deletePart(app.files, fileId, storedPart).catch((error: unknown) =>
          app.log.error({ err: error, fileId, kept: storedPart }, 'could not delete an unused part from the store'),
        );
      throw problem;
    }
  } finally {
    await fs.rm(tempPath, { force: true });
  }
};
