import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Socket } from 'node:net';

const refusal = ['HTTP/1.1 400 Bad Request', 'Connection: close', 'Content-Length: 0', '', ''].join('\r\n');

/** Says no and hangs up once that is sent, whether or not the other side closes its half. */
const refuse = (connection: Duplex): void => {
  connection.on('error', () => connection.destroy());
  connection.write(refusal);
  if (connection instanceof Socket) connection.destroySoon();
  else connection.end(() => connection.destroy());
};

/**
 * Ends connections that ask for another protocol anywhere but on the socket's own path. Once somebody listens to
 * upgrades, Node leaves such a connection to the listeners: with all of its time limits gone it would stay for ever.
 */
export const refuseForeignUpgrades = (http: Server, ownPath: string): void => {
  http.on('upgrade', (request, connection) => {
    if (!request.url?.startsWith(ownPath)) refuse(connection);
  });
};
