import type { Socket } from 'socket.io-client';
import { page } from './product-connection';

/** Ms without a ping of the server after which socket.io gives a connection up. */
const silenceMs = 45_000;
const lookEveryMs = 5000;

/**
 * Closes the connection of a socket that is lost, before socket.io notices; socket.io then reconnects by itself.
 * `onOffline`: the browser says that it has no network. Returns a function that stops watching.
 *
 * - When the browser reports that it is offline. Socket.io has such logic too, but with several sockets it works for
 *   every second one only.
 * - When the device has slept: socket.io's timer slept too, and a woken page would seem live for another 45 s.
 */
export const watchConnection = (socket: Socket, onOffline?: () => void): (() => void) => {
  let heardAt = Date.now();
  const hear = (): void => {
    heardAt = Date.now();
  };
  const close = (): void => {
    if (socket.connected) socket.io.engine.close();
  };
  const look = setInterval(() => {
    if (Date.now() - heardAt > silenceMs) close();
  }, lookEveryMs);
  socket.io.on('open', hear);
  socket.io.on('ping', hear);
  const leave = (): void => {
    onOffline?.();
    close();
  };
  page?.addEventListener('offline', leave);
  return () => {
    clearInterval(look);
    socket.io.off('open', hear);
    socket.io.off('ping', hear);
    page?.removeEventListener('offline', leave);
  };
};
