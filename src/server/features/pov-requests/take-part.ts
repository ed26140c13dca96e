import fs from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type FileKind, sniffedBytes, sniffKind } from '../../../domain/files/sniff-kind';
import type { PovRequestView } from '../../../contract/schemas/pov-request';
import { povTerms } from '../../../domain/pov-request/pov-request';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import { povFile } from '../../platform/db/schema/pov-requests';
import { Refusal } from '../../platform/http/refusal';
import { demandOwnPov, tellPov } from './pov-step';
import { erasePovFiles, povPartPlace, povPlace } from './pov-files';
import { readPov } from './read-pov';

/**
 * Writes a part of `bytes` bytes to its place in the growing file. Repeated after a failure it writes the same again:
 * what stands beyond the known end of the file counts for nothing.
 */
const appendPart = async (part: string, whole: string, offset: number, bytes: number): Promise<void> => {
  const from = await fs.open(part, 'r');
  const to = await fs.open(whole, fs.constants.O_RDWR | fs.constants.O_CREAT, 0o640);
  try {
    const buffer = Buffer.alloc(64 * 1024);
    let done = 0;
    while (done < bytes) {
      const { bytesRead } = await from.read(buffer, 0, Math.min(buffer.length, bytes - done), done);
      if (bytesRead === 0) throw new Error('a part is shorter than what came of it');
      await to.write(buffer, 0, bytesRead, offset + done);
      done += bytesRead;
    }
    await to.datasync();
  } finally {
    await from.close();
    await to.close();
  }
};

/** What the file is by its first bytes. */
const kindOfFile = async (place: string): Promise<FileKind | null> => {
  const file = await fs.open(place, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    return sniffKind(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
};

/**
 * Streams a part to the disk as it comes; gives how many bytes came. When the line breaks, what came until then
 * counts. Null: more came than `maxBytes`, and the rest was not read.
 */
const receivePart = async (body: Readable, place: string, maxBytes: number): Promise<number | null> => {
  await fs.mkdir(path.dirname(place), { recursive: true });
  let came = 0;
  const measured = async function* (): AsyncGenerator<Buffer> {
    try {
      for await (const piece of body) {
        came += Buffer.byteLength(piece);
        if (came > maxBytes) return;
        yield piece;
      }
    } catch {
      // The line broke: what has come is kept.
    }
  };
  await pipeline(measured, createWriteStream(place, { flags: 'wx', mode: 0o640 }));
  return came > maxBytes ? null : came;
};

type File = typeof povFile.$inferSelect;

const isRecording = (kind: string | null): kind is NonNullable<File['kind']> =>
  povTerms.fileTypes.some((type) => type === kind);

/** An own file of an open request, its request locked until the transaction ends. */
const demandFile = async (tx: Tx, userId: string, fileId: string, at: number) => {
  const [found] = await tx.select({ requestId: povFile.requestId }).from(povFile).where(eq(povFile.id, fileId));
  const row = await demandOwnPov(tx, found?.requestId, userId);
  const [file] = await tx.select().from(povFile).where(eq(povFile.id, fileId));
  if (!file) throw new Refusal('POV_REQUESTS_NOT_FOUND');
  if (row.status !== 'REQUESTED' || at >= row.expiresAt.getTime()) throw new Refusal('POV_CLOSED');
  return { row, file };
};

const demandOffset = ({ received }: File, offset: number): void => {
  if (received !== offset) throw new Refusal('POV_OFFSET_MISMATCH', { offset: received });
};

/** Tabs beside the uploading one are told at every tenth. */
const tenth = (bytes: number, size: number): number => Math.floor((bytes * 10) / size);

interface Part {
  readonly userId: string;
  readonly fileId: string;
  readonly offset: number;
  readonly body: Readable;
  /** As the request declares it; null when it does not. */
  readonly declaredBytes: number | null;
}

/**
 * The next part of a file: streamed aside, then put in its place under the request's lock, so that of two tabs one
 * goes on and the other learns where. A file that turns out to be no recording is forgotten.
 */
export const takePart = async (
  app: App,
  { userId, fileId, offset, body, declaredBytes }: Part,
): Promise<{ readonly offset: number; readonly request: PovRequestView }> => {
  const at = app.clock.now();
  const { file } = await inTransaction(app.db, (tx) => demandFile(tx, userId, fileId, at));
  demandOffset(file, offset);
  const room = Math.min(file.size - offset, povTerms.maxPartBytes);
  const tooMuch = new Refusal('POV_REQUESTS_FILE_TOO_LARGE', { maxBytes: room });
  if ((declaredBytes ?? 0) > room) throw tooMuch;
  const part = povPartPlace(app.config, randomUUID());
  try {
    const came = await receivePart(body, part, room);
    if (came === null) throw tooMuch;
    const taken = await inTransaction(app.db, async (tx) => {
      const now = await demandFile(tx, userId, fileId, app.clock.now());
      demandOffset(now.file, offset);
      const received = offset + came;
      const whole = povPlace(app.config, fileId);
      await appendPart(part, whole, offset, came);
      const known = received >= sniffedBytes || received === file.size;
      const kind = known ? await kindOfFile(whole) : null;
      if (known && !isRecording(kind)) {
        await erasePovFiles(tx, now.row.id, [fileId], app.clock.now());
        await tellPov(tx, now.row);
        return null;
      }
      await tx
        .update(povFile)
        .set({ received, kind: isRecording(kind) ? kind : null })
        .where(eq(povFile.id, fileId));
      if (tenth(received, file.size) !== tenth(offset, file.size)) await tellPov(tx, now.row);
      return { offset: received, request: await readPov(tx, now.row.id) };
    });
    if (taken === null) throw new Refusal('POV_FILE_INVALID');
    return taken;
  } finally {
    await fs.rm(part, { force: true });
  }
};
