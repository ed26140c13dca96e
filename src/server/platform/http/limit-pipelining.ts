import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * What may wait in one connection. Browsers and proxies send a request after the response to the last one; only a
 * program that wants to fill the memory sends many and reads nothing.
 */
export const pipeline = {
  /** Requests that have no complete response yet. */
  requests: 4,
  /** Bytes of responses that have not been taken when the next request comes. */
  unreadBytes: 1024 * 1024,
} as const;

/** A request listener that closes a connection which asks for more while it does not read what it has asked for. */
export const limitPipelining = (next: RequestListener): RequestListener => {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // What the parser had read already when the connection was closed.
    if (socket.destroyed) return;
    const before = waiting.get(socket) ?? 0;
    if (before >= pipeline.requests || (before > 0 && socket.writableLength > pipeline.unreadBytes)) {
      socket.destroy();
      return;
    }
    waiting.set(socket, before + 1);
    response.on('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    next(request, response);
  };
};
