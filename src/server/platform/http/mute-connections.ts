import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Connections on which nothing was ever asked. Node counts each as a request on its way and waits for it when it
 * closes, for a minute; nobody waits for an answer there.
 */
export const muteConnections = (http: Server): { hangUp(): void } => {
  const mute = new Set<Socket>();
  http.on('connection', (socket) => {
    mute.add(socket);
    socket.once('close', () => mute.delete(socket));
  });
  http.on('request', ({ socket }) => mute.delete(socket));
  http.on('upgrade', ({ socket }) => mute.delete(socket));
  return {
    hangUp: () => {
      for (const socket of mute) socket.destroy();
    },
  };
};
