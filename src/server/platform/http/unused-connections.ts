import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Connections on which nothing was ever asked. Node counts each as a request on its way and waits for it when it
 * closes, for a minute; nobody waits for an answer there.
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
