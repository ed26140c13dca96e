import { randomInt } from 'node:crypto';
import net from 'node:net';

/**
 * Below the ephemeral ports (Linux from 32768, others from 49152): a server that is restarted on one of those may find
 * it taken by an outgoing connection.
 */
const range = { from: 20_000, below: 32_768 };

const attempts = 50;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port of this machine that is free now and that the system will not assign to anybody. */
export const freePort = async (): Promise<number> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = randomInt(range.from, range.below);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${range.from} to ${range.below}`);
};
