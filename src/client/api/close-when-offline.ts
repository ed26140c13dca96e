import type { Socket } from 'socket.io-client';

/** Absent where a socket runs without a page. */
const page = typeof window === 'undefined' ? null : window;

/**
 * Closes the socket's line as soon as the browser says that the network went; the library opens a new one by itself. It
 * would do both, but for every second of several sockets only: the rest would be deaf until a ping was missed. The result
 * ends it.
 */
export const closeWhenOffline = (socket: Socket): (() => void) => {
  const close = (): void => {
    // While it is being opened, the library waits for the outcome itself.
    if (socket.connected) socket.io.engine.close();
  };
  page?.addEventListener('offline', close);
  return () => page?.removeEventListener('offline', close);
};
