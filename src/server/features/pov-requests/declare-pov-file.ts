import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { isNamedAs } from '#domain/files/names-of-kinds.ts';
import { povTerms } from '#domain/pov-request/pov-request.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { povFile } from '../../platform/db/schema/pov-requests';
import { Refusal } from '../../platform/http/refusal';
import { safeFileName } from '../../platform/uploads/send-file';
import { requireOwnPov, povStep } from './pov-step';
import { readPov } from './read-pov';

interface Declared {
  readonly name: string;
  readonly size: number;
  readonly fingerprint: string;
}

/**
 * Registers a file to be uploaded. One that was already uploaded, wholly or in part, is returned with the offset to
 * continue from.
 */
export const declarePovFile = (
  app: App,
  userId: string,
  requestId: string,
  { name: given, size, fingerprint }: Declared,
) =>
  inTransaction(app.db, async (tx) => {
    const row = await requireOwnPov(tx, requestId, userId);
    const name = safeFileName(given);
    const [same] = await tx
      .select()
      .from(povFile)
      .where(
        and(
          eq(povFile.requestId, requestId),
          eq(povFile.name, name),
          eq(povFile.size, size),
          eq(povFile.fingerprint, fingerprint),
        ),
      );
    const at = app.clock.now();
    if (!same || row.status !== 'REQUESTED') await povStep(tx, row, { type: 'pov.fileAdded', at, bytes: size });
    if (same) return { fileId: same.id, offset: same.received, request: await readPov(tx, requestId) };
    if (!isNamedAs(name, povTerms.fileTypes)) throw new Refusal('POV_FILE_INVALID');
    const fileId = uuidv7();
    await tx.insert(povFile).values({ id: fileId, requestId, name, size, fingerprint, createdAt: new Date(at) });
    return { fileId, offset: 0, request: await readPov(tx, requestId) };
  });
