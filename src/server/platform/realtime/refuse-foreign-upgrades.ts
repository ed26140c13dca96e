import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Socket } from 'node:net';

const refusal = ['HTTP/1.1 400 Bad Request', 'Connection: close', 'Content-Length: 0', '', ''].join('\r\n');

/** Sends the refusal and closes the connection, whether or not the other side closes its half. */
const refuse = (connection: Duplex): void => {
  connection.on('error', () => connection.destroy());
  connection.write(refusal);
  if (connection instanceof Socket) connection.destroySoon();
  else connection.end(() => connection.destroy());
};

/**
 * Refuses upgrade requests on any path but the socket's own. Once there is an `upgrade` listener, Node leaves such a
 * connection to it, without any of its timeouts: it would stay open for ever.
 */
export const refuseForeignUpgrades = (http: Server, ownPath: string): void => {
  http.on('upgrade', (request, connection) => {
    if (!request.url?.startsWith(ownPath)) refuse(connection);
  });
};
