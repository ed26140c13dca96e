import { and, count, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { disputeFileKinds } from '#domain/squad/facts/dispute-file-kinds.ts';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { squadDisputeFile } from '#server/platform/db/schema/squad-disputes.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { announce, squadRoom, userRoom } from '#server/platform/outbox/put-outbox.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { discardFile, recordFile } from '#server/platform/uploads/stored-files.ts';
import { storeUpload } from '#server/platform/uploads/store-upload.ts';
import type { PictureRules } from '#server/platform/uploads/encode-picture.ts';
import type { UploadRules } from '#server/platform/uploads/read-upload.ts';
import { loadSquad } from '../store/squad-store';
import type { SquadContext, SquadState } from '#domain/squad/facts/squad-context.ts';
import { isParty } from '#domain/squad/selectors/is-party.ts';

/**
 * Requires a party of an open dispute: a member, or a person whose payment or income the squad holds.
 * @throws Refusal SQUADS_NOT_FOUND, SQUADS_NOT_MEMBER, SQUADS_INVALID_STATE
 */
const requireParty = (state: SquadState | null, userId: string): SquadContext => {
  if (!state) throw new Refusal('SQUADS_NOT_FOUND');
  const { dispute } = state.context;
  if (!isParty(state.context, userId)) throw new Refusal('SQUADS_NOT_MEMBER');
  if (!dispute || dispute.status === 'CLOSED') throw new Refusal('SQUADS_INVALID_STATE');
  return state.context;
};

const rules = {
  field: 'file',
  maxBytes: disputeTerms.maxFileBytes,
  kinds: disputeFileKinds,
  tooLarge: 'DISPUTE_FILE_TOO_LARGE',
  wrongKind: 'DISPUTE_FILE_INVALID',
  // Large enough for a readable screenshot of a chat or a scoreboard.
  picture: {
    width: 3840,
    height: 3840,
    fit: 'inside',
    minSide: 1,
    tooLarge: 'DISPUTE_FILE_TOO_LARGE',
    unreadable: 'DISPUTE_FILE_INVALID',
  },
} satisfies UploadRules & { readonly picture: PictureRules };
const uploads = { limit: 30, windowMs: 10 * 60_000 };

/**
 * Stores a file that a party adds to an open dispute; counted under the squad's lock.
 * @throws Refusal SQUADS_NOT_FOUND, SQUADS_NOT_MEMBER, SQUADS_INVALID_STATE, DISPUTE_FILE_TOO_LARGE,
 * DISPUTE_FILE_INVALID, DISPUTE_FILES_FULL
 */
export const addDisputeFile = async (
  app: App,
  actor: Actor,
  squadId: number,
  request: FastifyRequest,
): Promise<void> => {
  await limitRate(app, `dispute-upload:${actor.id}`, uploads.limit, uploads.windowMs);
  requireParty(await loadSquad(app.db, squadId, false), actor.id);
  const { address, name, size } = await storeUpload(app, request, 'disputes', rules);
  const write = () =>
    inTransaction(app.db, async (tx) => {
      const { members, payments } = requireParty(await loadSquad(tx, squadId, true), actor.id);
      const [own] = await tx
        .select({ files: count() })
        .from(squadDisputeFile)
        .where(and(eq(squadDisputeFile.squadId, squadId), eq(squadDisputeFile.authorId, actor.id)));
      if ((own?.files ?? 0) >= disputeTerms.maxFiles) throw new Refusal('DISPUTE_FILES_FULL');
      await tx
        .insert(squadDisputeFile)
        .values({
          id: uuidv7(),
          squadId,
          authorId: actor.id,
          address,
          name,
          size,
          createdAt: new Date(app.clock.now()),
        });
      const people = new Set([...members.map(({ id }) => id), ...payments.map(({ payerId }) => payerId)]);
      await announce(tx, [squadRoom(squadId), ...[...people].map(userRoom)], 'squad changed', { squadId });
    });
  await recordFile(write, () => discardFile(app, address));
};
