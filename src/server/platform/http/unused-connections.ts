import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Tracks connections that have not sent a request yet. When a server closes, Node treats each as a request in progress
 * and waits for it for up to a minute; no client waits for a response there.
 */
export const unusedConnections = (http: Server): { closeAll(): void } => {
  const unused = new Set<Socket>();
  http.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  http.on('request', ({ socket }) => unused.delete(socket));
  http.on('upgrade', ({ socket }) => unused.delete(socket));
  return {
    closeAll: () => {
      for (const socket of unused) socket.destroy();
    },
  };
};
