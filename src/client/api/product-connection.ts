import { Manager, type Socket } from 'socket.io-client';
import { reconnectOptions } from './reconnect-options';

/** Null where there is no page, for example in Node.js. */
const page = typeof window === 'undefined' ? null : window;

/** Ms without a ping of the server after which socket.io gives a connection up. */
const silenceMs = 45_000;
const lookEveryMs = 5000;

interface Connection {
  readonly manager: Manager;
  readonly stopWatching: () => void;
}

let connection: Connection | null = null;
const held = new Set<Socket>();

const isConnected = (): boolean => [...held].some((socket) => socket.connected);

/**
 * For the moment in which the network is back: gives up an attempt to connect and begins anew. One that began without a
 * network gets no answer, and socket.io waits for it for 20 s. Does nothing while connected.
 */
const connectAnew = (): void => {
  if (isConnected()) return;
  const sockets = [...held].filter((socket) => socket.active);
  // Only when the last socket is gone does the manager give up the attempt, which belongs to all of them.
  for (const socket of sockets) socket.disconnect();
  for (const socket of sockets) socket.connect();
};

/**
 * Closes a connection that is lost, before socket.io notices; socket.io then reconnects by itself. Returns a function
 * that stops watching.
 *
 * - When the browser reports that it is offline. Socket.io has such logic too, but with several sockets it works for
 *   every second one only.
 * - When the device has slept: socket.io's timer slept too, and a woken page would seem live for another 45 s.
 */
const watch = (manager: Manager): (() => void) => {
  let heardAt = Date.now();
  const hear = (): void => {
    heardAt = Date.now();
  };
  const close = (): void => {
    if (isConnected()) manager.engine.close();
  };
  const look = setInterval(() => {
    if (Date.now() - heardAt > silenceMs) close();
  }, lookEveryMs);
  manager.on('open', hear);
  manager.on('ping', hear);
  page?.addEventListener('offline', close);
  page?.addEventListener('online', connectAnew);
  return () => {
    clearInterval(look);
    page?.removeEventListener('offline', close);
    page?.removeEventListener('online', connectAnew);
  };
};

const openConnection = (): Connection => {
  const manager = new Manager({ transports: ['websocket'], autoConnect: false, ...reconnectOptions });
  return { manager, stopWatching: watch(manager) };
};

/** A socket of this page, not yet connected. All of them share one connection: each is a namespace of it. */
export const productSocket = (namespace: '/chat' | '/realtime'): Socket => {
  connection ??= openConnection();
  const socket = connection.manager.socket(namespace);
  held.add(socket);
  return socket;
};

/** Closes a socket for good; whoever comes after the last one gets a connection of their own. */
export const closeProductSocket = (socket: Socket): void => {
  socket.off();
  socket.offAny();
  socket.disconnect();
  held.delete(socket);
  if (held.size > 0) return;
  connection?.stopWatching();
  connection = null;
};
