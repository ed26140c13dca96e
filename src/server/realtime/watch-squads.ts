import type { Socket } from 'socket.io';
import type { Db } from '../db/open-database';
import { squadRoom } from '../outbox/put-outbox';
import type { Actor } from '../sessions/actor';
import { loadSquad } from '../squads/store/load-squad';
import { maySee } from '../squads/views/squad-view';

const largestId = 2_147_483_647;

const isSquadId = (given: unknown): given is number => Number.isInteger(given) && Number(given) > 0 && Number(given) <= largestId;

const mayWatch = async (db: Db, squadId: unknown, actor: Actor): Promise<number | null> => {
  if (!isSquadId(squadId)) return null;
  const state = await loadSquad(db, squadId, false);
  return state !== null && maySee(state, actor) ? squadId : null;
};

/** Who may see a squad may also hear that it changed; acknowledged with whether he does, alike for a squad that is not there. */
export const watchSquads = (db: Db, socket: Socket, actor: Actor): void => {
  socket.on('squad watch', (squadId: unknown, ack: unknown) => {
    const answer = (ok: boolean): void => void (typeof ack === 'function' && ack({ ok }));
    mayWatch(db, squadId, actor).then(
      async (id) => {
        if (id !== null) await socket.join(squadRoom(id));
        answer(id !== null);
      },
      () => answer(false),
    );
  });
  socket.on('squad unwatch', (squadId: unknown) => {
    if (isSquadId(squadId)) void socket.leave(squadRoom(squadId));
  });
};
