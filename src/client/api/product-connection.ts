import { Manager, type Socket } from 'socket.io-client';
import { reconnectOptions } from './reconnect-options';

/** Null where there is no page, for example in Node.js. */
export const page = typeof window === 'undefined' ? null : window;

let manager: Manager | null = null;
const held = new Set<Socket>();

/**
 * For the moment in which the network is back: gives up an attempt to connect and begins anew. One that began without a
 * network gets no answer, and socket.io waits for it for 20 s. Does nothing while connected.
 */
const connectAnew = (): void => {
  const sockets = [...held].filter((socket) => socket.active);
  if (sockets.some((socket) => socket.connected)) return;
  // Only when the last socket is gone does the manager give up the attempt, which belongs to all of them.
  for (const socket of sockets) socket.disconnect();
  for (const socket of sockets) socket.connect();
};

/** A socket of this page, not yet connected. All of them share one connection: each is a namespace of it. */
export const productSocket = (namespace: '/chat' | '/realtime'): Socket => {
  if (manager === null) {
    manager = new Manager({ transports: ['websocket'], autoConnect: false, ...reconnectOptions });
    page?.addEventListener('online', connectAnew);
  }
  const socket = manager.socket(namespace);
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
  manager = null;
  page?.removeEventListener('online', connectAnew);
};
