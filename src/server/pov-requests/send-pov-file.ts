import { eq, sql, and } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { App } from '../app/app';
import { povFile, povRequest } from '../db/schema/pov-requests';
import { hasPermission } from '../http/has-permission';
import { Refusal } from '../http/refusal';
import type { Actor } from '../sessions/actor';
import { fileKinds } from '../uploads/file-kinds';
import { sendFile } from '../uploads/send-file';
import { povPlace } from './pov-place';

/**
 * A whole recording, to be downloaded: by its author and by administrators of squads.
 * @throws Refusal POV_REQUESTS_NOT_FOUND for everybody else, and for one that has not come whole
 */
export const sendPovFile = async (app: App, actor: Actor, fileId: string, reply: FastifyReply): Promise<FastifyReply> => {
  const [found] = await app.db
    .select({ file: povFile, userId: povRequest.userId })
    .from(povFile)
    .innerJoin(povRequest, eq(povRequest.id, povFile.requestId))
    .where(and(eq(povFile.id, fileId), sql`${povFile.received} = ${povFile.size}`));
  const mayRead = found?.userId === actor.id || (actor.isAdmin && hasPermission(actor.permissions, 'MANAGE_SQUADS'));
  if (!found?.file.kind || !mayRead) throw new Refusal('POV_REQUESTS_NOT_FOUND');
  const { file } = found;
  return sendFile(reply, {
    place: povPlace(app.config, file.id),
    type: fileKinds[found.file.kind].type,
    name: file.name,
    opens: false,
    size: file.size,
    missing: 'POV_REQUESTS_NOT_FOUND',
  });
};
