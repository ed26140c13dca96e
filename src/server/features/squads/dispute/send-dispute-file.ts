import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { App } from '#server/platform/app.ts';
import { squadDisputeFile } from '#server/platform/db/schema/squad-disputes.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { findFile } from '#server/platform/uploads/stored-files.ts';
import { kindOfFile } from '#server/platform/uploads/file-kinds.ts';
import { sendFile } from '#server/platform/uploads/send-file.ts';
import { loadSquad } from '../store/squad-store';
import { isParty } from '#domain/squad/selectors/is-party.ts';

/**
 * Sends a file of a dispute to its parties, also after it is closed, and to moderators of disputes.
 * @throws Refusal NOT_FOUND for everybody else
 */
export const sendDisputeFile = async (
  app: App,
  actor: Actor,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const [file] = await app.db.select().from(squadDisputeFile).where(eq(squadDisputeFile.id, id));
  if (!file) throw new Refusal('NOT_FOUND');
  const decides = actor.isAdmin && hasPermission(actor.permissions, 'MANAGE_DISPUTES');
  const state = decides ? null : await loadSquad(app.db, file.squadId, false);
  if (!decides && !(state && isParty(state.context, actor.id))) throw new Refusal('NOT_FOUND');
  const { type, picture } = kindOfFile(file.address);
  return sendFile(reply, {
    file: await findFile(app.files, file.address),
    type,
    name: file.name,
    opens: picture,
    missing: 'NOT_FOUND',
    isCacheable: true,
  });
};
