import type { Socket } from 'socket.io';
import type { App } from '../../platform/app';
import { squadRoom } from '../../platform/outbox/put-outbox';
import type { Actor } from '../../platform/sessions/actor';
import { permissionsInSession } from '../../platform/sessions/permissions-in-session';
import { loadSquad } from './store/squad-store';
import { squadVisibility } from './views/squad-visibility';

const largestId = 2_147_483_647;

const isSquadId = (given: unknown): given is number =>
  Number.isInteger(given) && Number(given) > 0 && Number(given) <= largestId;

const mayWatch = async (app: Pick<App, 'db' | 'config'>, squadId: unknown, actor: Actor): Promise<number | null> => {
  if (!isSquadId(squadId)) return null;
  const state = await loadSquad(app.db, squadId, false);
  // Only an administrator's access can have been revoked since.
  const permissions = actor.permissions.length === 0 ? [] : await permissionsInSession(app, actor);
  return state !== null && squadVisibility.allows(state, { id: actor.id, permissions }) ? squadId : null;
};

/**
 * Subscribes a socket to changes of a squad that its person may see. The acknowledgement says whether it is subscribed,
 * with the same answer for a squad that does not exist. A person who loses the right to see it is removed from the room
 * by that step (`announceChange`).
 */
export const watchSquads = (app: Pick<App, 'db' | 'config'>, socket: Socket, actor: Actor): void => {
  const watch = async (squadId: unknown): Promise<boolean> => {
    const id = socket.connected ? await mayWatch(app, squadId, actor) : null;
    if (id === null) return false;
    await socket.join(squadRoom(id));
    // Checked again: a step between the check and the join would have found nobody to remove from the room.
    const stays = (await mayWatch(app, id, actor)) !== null;
    if (!stays) await socket.leave(squadRoom(id));
    return stays;
  };
  // Sequentially, so that one socket uses one database connection at a time.
  let last: Promise<unknown> = Promise.resolve();
  socket.on('squad watch', (squadId: unknown, ack: unknown) => {
    last = last
      .then(() => watch(squadId))
      .catch(() => false)
      .then((ok) => typeof ack === 'function' && ack({ ok }));
  });
  socket.on('squad unwatch', (squadId: unknown) => {
    if (isSquadId(squadId)) void socket.leave(squadRoom(squadId));
  });
};
