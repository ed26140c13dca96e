import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { povFile } from '../db/schema/pov-requests';
import { scheduleDeadline } from '../deadlines/schedule-deadline';
import { povErase } from './pov-deadline-kinds';

/** Forgets files, and leaves a due deadline that takes their bytes off the disk after the commit, also after a crash. */
export const erasePovFiles = async (tx: Tx, requestId: string, fileIds: readonly string[], at: number): Promise<void> => {
  if (fileIds.length === 0) return;
  await tx.delete(povFile).where(inArray(povFile.id, [...fileIds]));
  for (const subject of fileIds) await scheduleDeadline(tx, { aggregate: `pov:${requestId}`, kind: povErase, subject }, at);
};

/** All files of a request that will never be handed in. */
export const eraseAllPovFiles = async (tx: Tx, requestId: string, at: number): Promise<void> => {
  const files = await tx.select({ id: povFile.id }).from(povFile).where(eq(povFile.requestId, requestId));
  await erasePovFiles(tx, requestId, files.map(({ id }) => id), at);
};
