import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { PovRequestView } from '../../contract/schemas/pov-request';
import { povTerms } from '../../domain/settings/pov-terms';
import type { App } from '../app/app';
import { inTransaction } from '../db/in-transaction';
import type { Tx } from '../db/open-database';
import { povFile } from '../db/schema/pov-requests';
import { Refusal } from '../http/refusal';
import { sniffedBytes } from '../uploads/sniff-kind';
import { appendPart, kindOfFile } from './append-part';
import { demandOwnPov } from './change-pov';
import { erasePovFiles } from './erase-pov-files';
import { povPartPlace, povPlace } from './pov-place';
import { tellPov } from './pov-step';
import { readPov } from './read-pov';
import { receivePart } from './receive-part';

type File = typeof povFile.$inferSelect;

const isRecording = (kind: string | null): kind is NonNullable<File['kind']> => povTerms.fileTypes.some((type) => type === kind);

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
export const takePart = async (app: App, { userId, fileId, offset, body, declaredBytes }: Part): Promise<{ readonly offset: number; readonly request: PovRequestView }> => {
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
      await tx.update(povFile).set({ received, kind: isRecording(kind) ? kind : null }).where(eq(povFile.id, fileId));
      if (tenth(received, file.size) !== tenth(offset, file.size)) await tellPov(tx, now.row);
      return { offset: received, request: await readPov(tx, now.row.id) };
    });
    if (taken === null) throw new Refusal('POV_FILE_INVALID');
    return taken;
  } finally {
    await fs.rm(part, { force: true });
  }
};
