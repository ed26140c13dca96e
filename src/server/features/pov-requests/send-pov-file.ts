import { eq, sql, and } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { App } from '../../platform/app';
import { povFile, povRequest } from '../../platform/db/schema/pov-requests';
import { hasPermission } from '#domain/people/has-permission.ts';
import { Refusal } from '../../platform/http/refusal';
import type { Actor } from '../../platform/sessions/actor';
import { fileKinds } from '../../platform/uploads/file-kinds';
import { sendFile } from '../../platform/uploads/send-file';
import { findRecording } from './recording';

const watchers = ['MANAGE_SQUADS', 'MANAGE_DISPUTES'] as const;

/**
 * Sends a completely uploaded recording to its author or to operators of squads and disputes.
 * @throws Refusal POV_REQUESTS_NOT_FOUND for everybody else, and for an incomplete recording
 */
export const sendPovFile = async (
  app: App,
  actor: Actor,
  fileId: string,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const [found] = await app.db
    .select({ file: povFile, userId: povRequest.userId })
    .from(povFile)
    .innerJoin(povRequest, eq(povRequest.id, povFile.requestId))
    .where(and(eq(povFile.id, fileId), sql`${povFile.received} = ${povFile.size}`));
  const mayRead =
    found?.userId === actor.id || (actor.isAdmin && watchers.some((one) => hasPermission(actor.permissions, one)));
  if (!found?.file.kind || !mayRead) throw new Refusal('POV_REQUESTS_NOT_FOUND');
  const { file } = found;
  return sendFile(reply, {
    file: await findRecording(app.files, file),
    type: fileKinds[found.file.kind].type,
    name: file.name,
    opens: false,
    missing: 'POV_REQUESTS_NOT_FOUND',
  });
};
