import { and, count, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { disputeTerms } from '../../../domain/settings/dispute-terms';
import type { App } from '../../app/app';
import { inTransaction } from '../../db/in-transaction';
import { squadDisputeFile } from '../../db/schema/squad-disputes';
import { limitRate } from '../../http/count-hit';
import { Refusal } from '../../http/refusal';
import { announce, squadRoom, userRoom } from '../../outbox/put-outbox';
import type { Actor } from '../../sessions/actor';
import { removeFile } from '../../uploads/remove-file';
import { storeUpload } from '../../uploads/store-upload';
import type { UploadRules } from '../../uploads/upload-rules';
import { loadSquad } from '../store/load-squad';
import { demandParty } from './demand-party';

const rules: UploadRules = {
  field: 'file',
  maxBytes: disputeTerms.maxFileBytes,
  kinds: ['jpeg', 'png', 'webp', 'gif', 'mp4', 'webm', 'dem', 'pdf'],
  tooLarge: 'DISPUTE_FILE_TOO_LARGE',
  wrongKind: 'DISPUTE_FILE_INVALID',
};
const uploads = { limit: 30, windowMs: 10 * 60_000 };

/**
 * Keeps a file that a party of an open dispute shows; counted under the squad's lock.
 * @throws Refusal SQUADS_NOT_FOUND, SQUADS_NOT_MEMBER, SQUADS_INVALID_STATE, DISPUTE_FILE_TOO_LARGE, DISPUTE_FILE_INVALID, DISPUTE_FILES_FULL
 */
export const addDisputeFile = async (app: App, actor: Actor, squadId: number, request: FastifyRequest): Promise<void> => {
  await limitRate(app, `dispute-upload:${actor.id}`, uploads.limit, uploads.windowMs);
  demandParty(await loadSquad(app.db, squadId, false), actor.id);
  const { address, name, size } = await storeUpload(app.config, request, 'disputes', rules);
  try {
    await inTransaction(app.db, async (tx) => {
      const { members, payments } = demandParty(await loadSquad(tx, squadId, true), actor.id);
      const [own] = await tx
        .select({ files: count() })
        .from(squadDisputeFile)
        .where(and(eq(squadDisputeFile.squadId, squadId), eq(squadDisputeFile.authorId, actor.id)));
      if ((own?.files ?? 0) >= disputeTerms.maxFiles) throw new Refusal('DISPUTE_FILES_FULL');
      await tx.insert(squadDisputeFile).values({ id: uuidv7(), squadId, authorId: actor.id, address, name, size, createdAt: new Date(app.clock.now()) });
      const people = new Set([...members.map(({ id }) => id), ...payments.map(({ payerId }) => payerId)]);
      await announce(tx, [squadRoom(squadId), ...[...people].map(userRoom)], 'squad changed', { squadId });
    });
  } catch (error) {
    await removeFile(app.config, address);
    throw error;
  }
};
