import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network-of';

/** Who knocks when `proxies` of ours stand in front: the last address that none of them could be told. */
export const clientAddress = ({ socket, headers }: IncomingMessage, proxies: number): string => {
  const told = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const chain = [socket.remoteAddress ?? '', ...told.split(',').filter(Boolean).reverse()];
  return (chain[Math.min(proxies, chain.length - 1)] ?? '').trim();
};

/**
 * Counts a connection of an address until it closes; false, and not counted, when the address has `limit` open already.
 */
export type AdmitConnection = (address: string, socket: Socket) => boolean;

export const connectionsByAddress = (limit: number): AdmitConnection => {
  const open = new Map<string, number>();
  return (address, socket) => {
    const home = networkOf(address);
    const count = open.get(home) ?? 0;
    if (count >= limit) return false;
    open.set(home, count + 1);
    socket.once('close', () => {
      const left = (open.get(home) ?? 1) - 1;
      if (left > 0) open.set(home, left);
      else open.delete(home);
    });
    return true;
  };
};

/** Hangs up at once on who has too many connections open: a descriptor is taken before anything is asked. */
export const limitConnections = (http: Server, take: AdmitConnection): void => {
  http.on('connection', (socket) => {
    if (!take(socket.remoteAddress ?? '', socket)) socket.destroy();
  });
};
