import { isParty } from '#domain/squad/selectors/is-party.ts';
import { eq } from 'drizzle-orm';
import type { deskPovRequestsContract } from '#contract/desk/pov-requests.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { povRequest } from '#server/platform/db/schema/pov-requests.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { loadSquad } from '../../squads/public';
import { requestPov } from '../request-pov';
import { lockPov } from '../pov-step';
import { listPovs, readPov } from '../read-pov';
import { findRecording, listRecordings } from './list-recordings';

export const deskPovRequestsHandlers: Handlers<typeof deskPovRequestsContract> = {
  'GET /v1/admin/pov-requests': (app, { query }) => listRecordings(app, query),
  'GET /v1/admin/pov-requests/{id}': async (app, { params }) => {
    const line = await findRecording(app.db, params.id);
    if (line === null) throw new Refusal('POV_REQUESTS_NOT_FOUND');
    return { ...line, request: await readPov(app.db, params.id) };
  },
  'POST /v1/admin/pov-requests/{id}/seen': (app, { actor, params, body }) =>
    inTransaction(app.db, async (tx) => {
      const row = await lockPov(tx, params.id);
      if (!row) throw new Refusal('POV_REQUESTS_NOT_FOUND');
      if (row.userId === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
      const subject = `recording:${params.id}`;
      await requireUnchanged(tx, subject, body.seen);
      if (row.answeredAt === null || row.seenAt !== null)
        throw new Refusal('ADMIN_CHANGED_MEANWHILE', { status: row.status });
      await tx
        .update(povRequest)
        .set({ seenBy: actor.id, seenAt: new Date(app.clock.now()) })
        .where(eq(povRequest.id, params.id));
      await writeAudit(app, tx, actor.id, { action: 'recording.seen', subject, details: { squadId: row.squadId } });
    }),
  'GET /v1/admin/disputes/{id}/recordings': async (app, { params }) => {
    const state = await loadSquad(app.db, params.id, false);
    if (!state?.context.dispute) throw new Refusal('ADMIN_DISPUTES_NOT_FOUND');
    return [...(await listPovs(app.db, params.id))];
  },
  'GET /v1/admin/squads/{id}/pov-requests': async (app, { params }) => [...(await listPovs(app.db, params.id))],
  'POST /v1/admin/squads/{id}/pov-request': (app, { actor, params, body }) =>
    inTransaction(app.db, async (tx) => {
      const state = await loadSquad(tx, params.id, false);
      if (state && isParty(state.context, actor.id)) throw new Refusal('ADMIN_OWN_OBJECT');
      const { id, isNew } = await requestPov(app, tx, {
        squadId: params.id,
        userId: body.userId,
        askedBy: actor.id,
        reason: body.reason,
      });
      if (isNew)
        await writeAudit(app, tx, actor.id, {
          action: 'squad.pov-request',
          subject: `squad:${params.id}`,
          details: { userId: body.userId, reason: body.reason },
        });
      return readPov(tx, id);
    }),
};
