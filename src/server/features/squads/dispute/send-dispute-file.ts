import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { App } from '../../../platform/app';
import { squadDisputeFile } from '../../../platform/db/schema/squad-disputes';
import { hasPermission } from '../../../../domain/people/has-permission';
import { Refusal } from '../../../platform/http/refusal';
import type { Actor } from '../../../platform/sessions/actor';
import { findFile } from '../../../platform/uploads/stored-files';
import { kindOfFile } from '../../../platform/uploads/file-kinds';
import { sendFile } from '../../../platform/uploads/send-file';
import { loadSquad } from '../store/squad-store';
import { isParty } from './is-party';

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
