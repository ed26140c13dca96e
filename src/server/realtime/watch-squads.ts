import type { Socket } from 'socket.io';
import type { Db } from '../db/open-database';
import { squadRoom } from '../outbox/put-outbox';
import type { Actor } from '../sessions/actor';
import { loadSquad } from '../squads/store/load-squad';
import { squadSight } from '../squads/views/squad-sight';

const largestId = 2_147_483_647;

const isSquadId = (given: unknown): given is number => Number.isInteger(given) && Number(given) > 0 && Number(given) <= largestId;

const mayWatch = async (db: Db, squadId: unknown, actor: Actor): Promise<number | null> => {
  if (!isSquadId(squadId)) return null;
  const state = await loadSquad(db, squadId, false);
  return state !== null && squadSight.allows(state, actor) ? squadId : null;
};

/**
 * Who may see a squad may also hear that it changed; acknowledged with whether he does, alike for a squad that is not
 * there. Whoever loses that right leaves the room with the step that took it (`carryOut`).
 */
export const watchSquads = (db: Db, socket: Socket, actor: Actor): void => {
  socket.on('squad watch', (squadId: unknown, ack: unknown) => {
    const answer = (ok: boolean): void => void (typeof ack === 'function' && ack({ ok }));
    mayWatch(db, squadId, actor).then(
      async (id) => {
        if (id === null) return answer(false);
        await socket.join(squadRoom(id));
        // A step between the look and the joining would find nobody to take out.
        const stays = (await mayWatch(db, id, actor)) !== null;
        if (!stays) await socket.leave(squadRoom(id));
        return answer(stays);
      },
      () => answer(false),
    );
  });
  socket.on('squad unwatch', (squadId: unknown) => {
    if (isSquadId(squadId)) void socket.leave(squadRoom(squadId));
  });
};
