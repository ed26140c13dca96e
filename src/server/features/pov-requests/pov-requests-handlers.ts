import { Readable } from 'node:stream';
import { and, desc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { povRequestsContract } from '#contract/pov-requests.ts';
import { povFile, povLink, povRequest } from '../../platform/db/schema/pov-requests';
import type { Handlers } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { Refusal } from '../../platform/http/refusal';
import { hours } from '#domain/time/durations.ts';
import { changePov, povStep, respondPov } from './pov-step';
import { declarePovFile } from './declare-pov-file';
import { erasePovFiles } from './pov-files';
import { readCurrentPov } from './current-pov';
import { readPov } from './read-pov';
import { acceptPart } from './accept-part';
import type { FastifyReply } from 'fastify';
import type { App } from '../../platform/app';
import { hasPermission } from '#domain/people/has-permission.ts';
import type { Actor } from '../../platform/sessions/actor';
import { fileKinds } from '../../platform/uploads/file-kinds';
import { sendFile } from '../../platform/uploads/send-file';
import { findRecording } from './recording';

const watchers = ['MANAGE_SQUADS', 'MANAGE_DISPUTES'] as const;

/**
 * Sends a completely uploaded recording to its author or to operators of squads and disputes.
 * @throws Refusal POV_REQUESTS_NOT_FOUND for everybody else, and for an incomplete recording
 */
const sendPovFile = async (app: App, actor: Actor, fileId: string, reply: FastifyReply): Promise<FastifyReply> => {
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

/** Far above what answering requests takes. */
const filesAnHour = 60;
const partsAnHour = 20_000;

const notABody = new Refusal('VALIDATION_ERROR', {
  fields: [{ path: 'body', message: 'Пришли часть файла как есть' }],
});

export const povRequestsHandlers: Handlers<typeof povRequestsContract> = {
  'GET /v1/pov-requests/current': async (app, { actor }) => ({ request: await readCurrentPov(app, actor.id) }),
  'GET /v1/squads/{id}/pov-request': async ({ db }, { actor, params }) => {
    const [latest] = await db
      .select({ id: povRequest.id })
      .from(povRequest)
      .where(and(eq(povRequest.userId, actor.id), eq(povRequest.squadId, params.id)))
      .orderBy(desc(povRequest.askedAt), desc(povRequest.id))
      .limit(1);
    return { request: latest ? await readPov(db, latest.id) : null };
  },
  'POST /v1/pov-requests/{id}/files': async (app, { actor, params, body }) => {
    await limitRate(app, `pov-files:${actor.id}`, filesAnHour, hours(1));
    return declarePovFile(app, actor.id, params.id, body);
  },
  'PUT /v1/pov-requests/files/{id}': async (app, { actor, params, query, http: { request } }) => {
    if (!(request.body instanceof Readable)) throw notABody;
    await limitRate(app, `pov-parts:${actor.id}`, partsAnHour, hours(1));
    const declared = request.headers['content-length'];
    return acceptPart(app, {
      userId: actor.id,
      fileId: params.id,
      offset: query.offset,
      body: request.body,
      declaredBytes: declared === undefined ? null : Number(declared),
    });
  },
  'GET /v1/pov-requests/files/{id}': (app, { actor, params, http: { reply } }) =>
    sendPovFile(app, actor, params.id, reply),
  'DELETE /v1/pov-requests/files/{id}': async (app, { actor, params }) => {
    const [file] = await app.db.select({ requestId: povFile.requestId }).from(povFile).where(eq(povFile.id, params.id));
    if (!file) throw new Refusal('POV_REQUESTS_NOT_FOUND');
    return changePov(app, actor.id, file.requestId, async (tx, row, at) => {
      await povStep(tx, row, { type: 'pov.fileRemoved', at });
      await erasePovFiles(tx, row.id, [params.id], at);
    });
  },
  'POST /v1/pov-requests/{id}/links': (app, { actor, params, body }) =>
    changePov(app, actor.id, params.id, async (tx, row, at) => {
      const [same] = await tx
        .select({ id: povLink.id })
        .from(povLink)
        .where(and(eq(povLink.requestId, row.id), eq(povLink.url, body.url)));
      if (same) return;
      await povStep(tx, row, { type: 'pov.linkAdded', at });
      await tx.insert(povLink).values({ id: uuidv7(), requestId: row.id, url: body.url, createdAt: new Date(at) });
    }),
  'DELETE /v1/pov-requests/links/{id}': async (app, { actor, params }) => {
    const missing = new Refusal('POV_REQUESTS_LINK_NOT_FOUND');
    const [link] = await app.db
      .select({ requestId: povLink.requestId })
      .from(povLink)
      .innerJoin(povRequest, eq(povRequest.id, povLink.requestId))
      .where(and(eq(povLink.id, params.id), eq(povRequest.userId, actor.id)));
    if (!link) throw missing;
    return changePov(app, actor.id, link.requestId, async (tx, row, at) => {
      await povStep(tx, row, { type: 'pov.linkRemoved', at });
      const gone = await tx.delete(povLink).where(eq(povLink.id, params.id)).returning({ id: povLink.id });
      if (gone.length === 0) throw missing;
    });
  },
  'POST /v1/pov-requests/{id}/respond': (app, { actor, params, body }) => respondPov(app, actor.id, params.id, body),
};
