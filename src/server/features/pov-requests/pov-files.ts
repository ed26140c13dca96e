import { eq, inArray } from 'drizzle-orm';
import path from 'node:path';
import type { Tx } from '../../platform/db/open-database';
import { povFile } from '../../platform/db/schema/pov-requests';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import type { Config } from '../../platform/config/config';

/** The day for an answer is over. */
export const povExpired = 'pov.expired';
/** A forgotten recording leaves the disk once the transaction that forgot it has been committed. */
export const povErase = 'pov.eraseFile';

/**
 * Forgets files, and leaves a due deadline that takes their bytes off the disk after the commit, also after a crash.
 */
export const erasePovFiles = async (
  tx: Tx,
  requestId: string,
  fileIds: readonly string[],
  at: number,
): Promise<void> => {
  if (fileIds.length === 0) return;
  await tx.delete(povFile).where(inArray(povFile.id, [...fileIds]));
  for (const subject of fileIds)
    await scheduleDeadline(tx, { aggregate: `pov:${requestId}`, kind: povErase, subject }, at);
};

/** All files of a request that will never be handed in. */
export const eraseAllPovFiles = async (tx: Tx, requestId: string, at: number): Promise<void> => {
  const files = await tx.select({ id: povFile.id }).from(povFile).where(eq(povFile.requestId, requestId));
  await erasePovFiles(
    tx,
    requestId,
    files.map(({ id }) => id),
    at,
  );
};

const folder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'private', 'pov');

/**
 * Where a recording lies: outside everything that is served, under its id alone. Several processes must share the data
 * directory.
 */
export const povPlace = (config: Pick<Config, 'dataDir'>, fileId: string): string => path.join(folder(config), fileId);

/** Where one part of an upload waits until it is known to be next. */
export const povPartPlace = (config: Pick<Config, 'dataDir'>, partId: string): string =>
  path.join(folder(config), `${partId}.part`);
