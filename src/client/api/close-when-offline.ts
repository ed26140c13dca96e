import type { Socket } from 'socket.io-client';

/** Null where there is no page, for example in Node.js. */
const page = typeof window === 'undefined' ? null : window;

/**
 * Closes the connection of a socket as soon as the browser reports that it is offline; socket.io then reconnects by
 * itself. Socket.io has such logic too, but with several sockets it works for every second one only: the others would
 * notice the loss only when a ping is missed. Returns a function that stops watching.
 */
export const closeWhenOffline = (socket: Socket): (() => void) => {
  const close = (): void => {
    // While the socket is connecting, socket.io handles the loss of the network itself.
    if (socket.connected) socket.io.engine.close();
  };
  page?.addEventListener('offline', close);
  return () => page?.removeEventListener('offline', close);
};
