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
  // Only who came as an administrator can have lost anything since.
  const permissions = actor.permissions.length === 0 ? [] : await permissionsInSession(app, actor);
  return state !== null && squadVisibility.allows(state, { id: actor.id, permissions }) ? squadId : null;
};

/**
 * Who may see a squad may also hear that it changed; acknowledged with whether they do, alike for a squad that is not
 * there. Whoever loses that right leaves the room with the step that took it (`announceChange`).
 */
export const watchSquads = (app: Pick<App, 'db' | 'config'>, socket: Socket, actor: Actor): void => {
  const watch = async (squadId: unknown): Promise<boolean> => {
    const id = socket.connected ? await mayWatch(app, squadId, actor) : null;
    if (id === null) return false;
    await socket.join(squadRoom(id));
    // A step between the look and the joining would find nobody to take out.
    const stays = (await mayWatch(app, id, actor)) !== null;
    if (!stays) await socket.leave(squadRoom(id));
    return stays;
  };
  // One after another: a socket holds one connection to the database, however much it asks at once.
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
