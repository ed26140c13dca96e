import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';

/** Packets of one connection in a window (ms of real time): several times what the limits of events allow. */
export const packetRateLimit = { window: 10_000, perConnection: 1000 } as const;

/** A socket of engine.io: one connection, whatever namespaces it joins. */
interface EngineSocket {
  readonly request: IncomingMessage;
  on(event: 'packet', listener: () => void): unknown;
}

/**
 * Closes a connection that sends far more packets than our pages do. The limits of events are not enough: joining a
 * namespace, even one that does not exist, costs a reply and mostly a read of the session and is no event; and packets
 * beyond the limit of events are still read.
 */
export const disconnectFlooding = (io: Server): void => {
  io.engine.on('connection', (connection: EngineSocket) => {
    let windowEnds = 0;
    let count = 0;
    connection.on('packet', () => {
      const now = performance.now();
      if (now >= windowEnds) [windowEnds, count] = [now + packetRateLimit.window, 0];
      count += 1;
      // Destroyed without a close packet: otherwise everything received so far would be processed first.
      if (count > packetRateLimit.perConnection) connection.request.socket.destroy();
    });
  });
};
