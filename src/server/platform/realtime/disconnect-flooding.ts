import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';

/** Packets of one connection in a window (ms of real time), several times what its budgets of events let through. */
export const packetRateLimit = { window: 10_000, perConnection: 1000 } as const;

/** What socket.io's engine calls a socket: one connection, whatever namespaces it joins. */
interface Line {
  readonly request: IncomingMessage;
  on(event: 'packet', listener: () => void): unknown;
}

/**
 * Ends a connection that sends more than any page of ours does. Joining a namespace, also one that is not there, costs an
 * answer and mostly a look at the session, needs nobody's leave and comes past the budgets of events; and whoever is over
 * them still has every packet read.
 */
export const disconnectFlooding = (io: Server): void => {
  io.engine.on('connection', (line: Line) => {
    let windowEnds = 0;
    let count = 0;
    line.on('packet', () => {
      const now = performance.now();
      if (now >= windowEnds) [windowEnds, count] = [now + packetRateLimit.window, 0];
      count += 1;
      // Not by a parting word: what has come already would be read to its end first.
      if (count > packetRateLimit.perConnection) line.request.socket.destroy();
    });
  });
};
