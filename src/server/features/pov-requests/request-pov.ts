import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { requestPovRefusal, povTerms } from '#domain/pov-request/pov-request.ts';
import type { App } from '../../platform/app';
import type { Tx } from '../../platform/db/open-database';
import { povRequest } from '../../platform/db/schema/pov-requests';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';
import { Refusal } from '../../platform/http/refusal';
import { notify } from '../notifications/public';
import { loadSquad } from '../squads/public';
import { povExpired } from './pov-files';
import { announcePov } from './pov-step';

interface Asked {
  readonly squadId: number;
  readonly userId: string;
  readonly askedBy: string;
  readonly reason: string;
}

/**
 * Requests a recording of the game from a member and returns the request's id; an open request of the same member and
 * squad is reused.
 * @throws Refusal SQUADS_NOT_FOUND, SQUADS_MEMBER_NOT_FOUND, SQUADS_INVALID_STATE,
 * ADMIN_SQUADS_POV_REQUEST_TIMEOUT_EXCEEDED
 */
export const requestPov = async (
  app: App,
  tx: Tx,
  { squadId, userId, askedBy, reason }: Asked,
): Promise<{ readonly id: string; readonly isNew: boolean }> => {
  const state = await loadSquad(tx, squadId, true);
  if (!state) throw new Refusal('SQUADS_NOT_FOUND');
  if (!state.context.members.some(({ id }) => id === userId)) throw new Refusal('SQUADS_MEMBER_NOT_FOUND');
  const [open] = await tx
    .select({ id: povRequest.id })
    .from(povRequest)
    .where(and(eq(povRequest.squadId, squadId), eq(povRequest.userId, userId), eq(povRequest.status, 'REQUESTED')));
  if (open) return { id: open.id, isNew: false };
  const at = app.clock.now();
  const refused = requestPovRefusal({ status: state.value, finishedAt: state.context.finishedAt }, at);
  if (refused) throw new Refusal(refused);
  const id = uuidv7();
  const expiresAt = at + povTerms.response;
  await tx
    .insert(povRequest)
    .values({ id, squadId, userId, askedBy, reason, askedAt: new Date(at), expiresAt: new Date(expiresAt) });
  await scheduleDeadline(tx, { aggregate: `pov:${id}`, kind: povExpired }, expiresAt);
  await announcePov(tx, { userId, squadId });
  await notify(tx, [userId], {
    kind: 'SQUAD_POV_REQUESTED',
    facts: { squadId, gameId: state.context.gameId, who: null },
    at: new Date(at),
  });
  return { id, isNew: true };
};
