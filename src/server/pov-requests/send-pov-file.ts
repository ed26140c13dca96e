import { createReadStream } from 'node:fs';
import { eq, sql, and } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { App } from '../app/app';
import { povFile, povRequest } from '../db/schema/pov-requests';
import { hasPermission } from '../http/has-permission';
import { Refusal } from '../http/refusal';
import type { Actor } from '../sessions/actor';
import { fileKinds } from '../uploads/file-kinds';
import { povPlace } from './pov-place';

const asPlainName = (name: string): string => encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

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
  return reply
    .header('content-type', fileKinds[found.file.kind].type)
    .header('content-length', file.size)
    .header('content-disposition', `attachment; filename*=UTF-8''${asPlainName(file.name)}`)
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .send(createReadStream(povPlace(app.config, file.id), { end: file.size - 1 }));
};
