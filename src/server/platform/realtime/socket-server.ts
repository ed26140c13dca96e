import type { Server as HttpServer } from 'node:http';
import cookie from '@fastify/cookie';
import { Server, type Socket } from 'socket.io';
import type { App } from '../app';
import { lookUpTogether } from '../concurrency/look-up-together';
import { inBatches } from '../concurrency/in-batches';
import { isOwnOrigin } from '../http/authorise';
import { clientAddress, connectionsByAddress } from '../http/connections-by-address';
import type { Actor } from '../sessions/actor';
import { readCookie } from '../sessions/cookies';
import { findSessions } from '../sessions/find-session';
import { withRightsOfSession } from '../sessions/desk-session';
import { permissionsInSession } from '../sessions/permissions-in-session';
import { everyone, sessionRoom, userRoom } from '../outbox/put-outbox';
import type { LeaveMessage } from '../outbox/outbox-topics';
import { closeUnjoined } from './close-unjoined';
import { linkedAdapter } from './linked-adapter';
import { linkProcesses } from './process-link';
import { recheckSockets } from './recheck-sockets';
import { eventRateLimiter, eventRateLimits } from './event-rate-limiter';
import { disconnectFlooding } from './disconnect-flooding';
import { disconnectIdleOperator } from './disconnect-idle-operator';
import { redisAdapter } from './redis-adapter';
import { refuseForeignUpgrades } from './refuse-foreign-upgrades';

export const realtimeNamespace = '/realtime';

/** How long requests to let all sockets refetch are gathered, in ms of real time. */
const catchUpWithinMs = 500;

export interface SocketServer {
  readonly io: Server;
  /** No other process has sockets. */
  readonly isAlone: () => boolean;
  /** When a process dies before it sends its events, nobody else is told to refetch. */
  readonly keepsAllRows: boolean;
  /** Tells all sockets to refetch, because events may be lost. Calls in quick succession send one event. */
  readonly catchUp: () => void;
  close(): Promise<void>;
}

/** What a feature adds to the socket of a signed-in person. */
export interface RealtimeHook {
  /** Rooms that their permissions let them join when they connect. */
  readonly rooms?: (held: Pick<Actor, 'permissions'>) => readonly string[];
  /** Adds handlers for what they send over the socket. */
  readonly listen?: (app: Pick<App, 'db' | 'config'>, socket: Socket, actor: Actor) => void;
  /** Sends what they need as soon as they have connected. */
  readonly greet?: (app: Pick<App, 'secret'>, socket: Socket, actor: Actor) => Promise<void>;
}

const roomsOf = (hooks: readonly RealtimeHook[], held: Pick<Actor, 'permissions'>): readonly string[] =>
  hooks.flatMap(({ rooms }) => rooms?.(held) ?? []);

/** Cookies of a handshake, which Fastify does not see. */
const readCookies = (header: string | undefined): Readonly<Record<string, string | undefined>> =>
  cookie.parse(header ?? '');

const namespaces = ['/chat', realtimeNamespace] as const;

/** The transport of events to the other processes. */
interface EventTransport {
  readonly isAlone: () => boolean;
  /** It is not noticed when a process dies before it sends its events: all of them need rows in the outbox. */
  readonly keepsAllRows: boolean;
  readonly close: () => Promise<void>;
}

/** Connects the processes by Redis where it is set up, else by PostgreSQL. */
const attachAdapter = (io: Server, app: Pick<App, 'database' | 'db' | 'log' | 'redis'>): EventTransport => {
  const onError = (problem: unknown): void => app.log.warn({ err: problem }, 'socket adapter');
  // Clients of this process refetch what it has missed.
  const onMissed = (): void => {
    for (const name of namespaces) io.of(name).local.emit('catch up', {});
  };
  // Missed events may also have withdrawn rights.
  const onMissedRights = (): void => {
    onMissed();
    recheckSockets(io, app.db, namespaces).catch(onError);
  };
  if (app.redis === null) {
    const onMissedIn = (isIn: (room: string) => boolean): void => {
      for (const name of namespaces) {
        const { adapter, local } = io.of(name);
        const rooms = [...adapter.rooms.keys()].filter((room) => !adapter.sids.has(room) && isIn(room));
        if (rooms.length > 0) local.to(rooms).emit('catch up', {});
      }
    };
    const link = linkProcesses(app.database, namespaces, { onMissed, onSkipped: onMissedRights, onMissedIn, onError });
    io.adapter(linkedAdapter(link));
    return { isAlone: link.isAlone, keepsAllRows: false, close: link.close };
  }
  const reports = {
    onError,
    onMissed: onMissedRights,
    onLost: () => {
      for (const name of namespaces) io.of(name).emit('catch up', {});
    },
  };
  io.adapter(redisAdapter(app.redis, reports));
  return { isAlone: () => false, keepsAllRows: true, close: async () => undefined };
};

/** The socket server of one process; its events reach the sockets of the others too. */
export const createSocketServer = (
  http: HttpServer,
  app: Omit<App, 'sockets'>,
  hooks: readonly RealtimeHook[],
): SocketServer => {
  const { connectionsPerAddress, trustProxy } = app.config;
  // Without a proxy every connection has been counted by the HTTP server.
  const admit = trustProxy === 0 ? () => true : connectionsByAddress(connectionsPerAddress);
  const io = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: 128 * 1024,
    destroyUpgrade: false,
    allowRequest: (request, decide) =>
      decide(
        null,
        isOwnOrigin(app.config, request.headers) && admit(clientAddress(request, trustProxy), request.socket),
      ),
  });
  refuseForeignUpgrades(http, `${io.path()}/`);
  disconnectFlooding(io);
  closeUnjoined(io, namespaces);
  const transport = attachAdapter(io, app);
  const catchUps = inBatches<void>(async () => {
    for (const name of namespaces) io.of(name).emit('catch up', {});
  }, catchUpWithinMs);

  const isWithinBudget = eventRateLimiter(eventRateLimits.realtime);
  const realtime = io.of(realtimeNamespace);
  // What this process has told its sockets may not exist any more.
  app.database.timeline.onChange((timeline) => {
    io.of('/chat').local.emit('catch up', { timeline });
    realtime.local.emit('catch up', {});
  });
  const findSession = lookUpTogether((tokens: readonly string[]) => findSessions(app.db, tokens));
  const people = new WeakMap<Socket, Actor>();
  realtime.on('connection', (socket) => {
    const actor = people.get(socket);
    for (const { greet } of hooks) if (actor) void greet?.(app, socket, actor);
  });
  realtime.use((socket, next) => {
    const access = readCookie(app.config, readCookies(socket.handshake.headers.cookie), 'access');
    const authorise = async (): Promise<void> => {
      const session = access ? await findSession(access) : null;
      if (!session?.actor) return next(new Error('UNAUTHENTICATED'));
      const actor = withRightsOfSession(app, session.actor);
      socket.use((packet, pass) => {
        if (isWithinBudget(socket.id, actor.id)) return pass();
        const ack: unknown = packet.at(-1);
        if (typeof ack === 'function') ack({ ok: false });
      });
      for (const { listen } of hooks) listen?.(app, socket, actor);
      people.set(socket, actor);
      const byRight = roomsOf(hooks, actor);
      await socket.join([everyone, userRoom(actor.id), sessionRoom(session.sessionId), ...byRight]);
      if (byRight.length > 0) {
        // If a right was withdrawn between the read and the join, there was no socket to disconnect yet.
        const still = roomsOf(hooks, { permissions: await permissionsInSession(app, actor) });
        for (const room of byRight) if (!still.includes(room)) await socket.leave(room);
      }
      next();
      if (app.config.adminCode && actor.isAdmin) disconnectIdleOperator(app, socket, actor.sessionId);
    };
    authorise().catch(() => next(new Error('INTERNAL_ERROR')));
  });
  return {
    io,
    isAlone: transport.isAlone,
    keepsAllRows: transport.keepsAllRows,
    catchUp: () => catchUps.add(),
    close: async () => {
      await catchUps.flush();
      await io.close();
      await transport.close();
    },
  };
};

/** Removes all sockets from a room in every process, except those in the `except` rooms; after earlier events. */
export const leaveRoom = (io: Server, { room, except }: LeaveMessage): void =>
  io
    .of(realtimeNamespace)
    .in(room)
    .except([...except])
    .socketsLeave(room);
