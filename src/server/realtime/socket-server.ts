import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/postgres-adapter';
import { Server } from 'socket.io';
import type { App } from '../app/app';
import { isOwnOrigin } from '../http/check-origin';
import { cookieNames } from '../sessions/cookies';
import { findSession } from '../sessions/find-session';
import { everyone, squadStaff, userRoom } from '../outbox/put-outbox';
import { squadSight } from '../squads/views/squad-sight';
import { adapterPool } from './adapter-pool';
import { readCookies } from './read-cookies';
import { watchSquads } from './watch-squads';

export const realtimeNamespace = '/realtime';
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

export interface SocketServer {
  readonly io: Server;
  close(): Promise<void>;
}

/** The socket server of one process; PostgreSQL carries its events to the others. */
export const createSocketServer = (http: HttpServer, app: Omit<App, 'sockets'>): SocketServer => {
  const io = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 128 * 1024,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(app.config, request.headers)),
  });
  // Whoever is connected here asks for what this process did not hear.
  const { pool, close } = adapterPool(app.database.pool, () => {
    for (const name of ['/chat', realtimeNamespace]) io.of(name).local.emit('catch up', {});
  });
  io.adapter(createAdapter(pool, { errorHandler: (problem) => app.log.warn({ err: problem }, 'socket adapter') }));

  const realtime = io.of(realtimeNamespace);
  realtime.use((socket, next) => {
    const access = readCookies(socket.handshake.headers.cookie)[cookieNames.access];
    const found = access ? findSession(app.db, access) : Promise.resolve(null);
    found.then(
      (session) => {
        if (!session?.actor) return next(new Error('UNAUTHENTICATED'));
        watchSquads(app.db, socket, session.actor);
        void socket.join([everyone, userRoom(session.actor.id), sessionRoom(session.sessionId), ...(squadSight.seesAll(session.actor) ? [squadStaff] : [])]);
        return next();
      },
      () => next(new Error('INTERNAL_ERROR')),
    );
  });
  return {
    io,
    close: async () => {
      await io.close();
      await close();
    },
  };
};
