import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network-of';

/**
 * The client's address behind `proxies` proxies of ours: the last one in the chain that a client could not have forged.
 */
export const clientAddress = ({ socket, headers }: IncomingMessage, proxies: number): string => {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const chain = [socket.remoteAddress ?? '', ...forwarded.split(',').filter(Boolean).reverse()];
  return (chain[Math.min(proxies, chain.length - 1)] ?? '').trim();
};

/**
 * Counts a connection of an address until it closes; false, and not counted, when the address has `limit` open already.
 */
export type AdmitConnection = (address: string, socket: Socket) => boolean;

export const connectionsByAddress = (limit: number): AdmitConnection => {
  const open = new Map<string, number>();
  return (address, socket) => {
    const network = networkOf(address);
    const count = open.get(network) ?? 0;
    if (count >= limit) return false;
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    return true;
  };
};

/**
 * Closes a new connection at once when its address has too many open: each takes a file descriptor even before it sends
 * a request.
 */
export const limitConnections = (http: Server, take: AdmitConnection): void => {
  http.on('connection', (socket) => {
    if (!take(socket.remoteAddress ?? '', socket)) socket.destroy();
  });
};
