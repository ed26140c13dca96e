import { and, inArray, isNull } from 'drizzle-orm';
import type { Server } from 'socket.io';
import type { Db } from '../db/open-database';
import { session } from '../db/schema/people';
import { everyone, sessionRoom, userRoom } from '../outbox/put-outbox';

const [ofSession, ofUser] = [sessionRoom(''), userRoom('')];

/**
 * Checks all sockets after this process has missed events, which may have ended sessions or withdrawn rights. Closes
 * sockets of ended sessions; disconnects those in rooms that depend on a right, so that they reconnect and are
 * authorised again.
 */
export const recheckSockets = async (io: Server, db: Db, namespaces: readonly string[]): Promise<void> => {
  for (const name of namespaces) {
    const { adapter, local, sockets } = io.of(name);
    const held = [...adapter.rooms.keys()].flatMap((room) =>
      room.startsWith(ofSession) ? [room.slice(ofSession.length)] : [],
    );
    if (held.length === 0) continue;
    const live = await db
      .select({ id: session.id })
      .from(session)
      .where(and(inArray(session.id, held), isNull(session.endedAt)));
    const alive = new Set(live.map(({ id }) => id));
    const ended = held.filter((id) => !alive.has(id)).map(sessionRoom);
    if (ended.length > 0) local.in(ended).disconnectSockets(true);
    for (const socket of sockets.values()) {
      const isUsual = (room: string): boolean =>
        room === socket.id || room === everyone || room.startsWith(ofUser) || room.startsWith(ofSession);
      if (![...socket.rooms].every(isUsual)) socket.conn.close();
    }
  }
};
