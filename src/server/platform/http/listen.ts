import net from 'node:net';
import { type Config, ConfigError } from '../config/config';
import { startCommand } from '../config/start-command';

/**
 * Connections that the operating system queues until the process accepts them; the system's own limit
 * (`net.core.somaxconn`, 4,096) caps it. When the queue is full, SYN packets are dropped and a browser retries after 1,
 * 3, 7 and 15 s. After a restart all tabs reconnect within a second: with Node's default of 511 half of them had to
 * retry.
 */
export const listenBacklog = 4096;

type Address = Pick<Config, 'host' | 'port'>;

interface Listener {
  listen(address: Address & { readonly backlog: number }): Promise<unknown>;
}

const explain = (problem: unknown, { host, port }: Address): unknown => {
  const { code } = Object(problem);
  const another = startCommand({ PORT: String(port < 1024 ? 3000 : (port + 1) % 65_536) });
  if (code === 'EADDRINUSE')
    return new ConfigError(`Port ${port} is taken: stop the program that uses it, or choose another one: ${another}`);
  if (code === 'EACCES')
    return new ConfigError(`Port ${port} may not be opened by this user: choose another one: ${another}`);
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
    return new ConfigError(`HOST=${host}: this machine has no such address; for all its addresses: HOST=0.0.0.0`);
  return problem;
};

/** @throws ConfigError when the port is taken or the address is not this machine's */
export const listen = async (server: Listener, { host, port }: Address): Promise<void> => {
  try {
    await server.listen({ port, host, backlog: listenBacklog });
  } catch (problem) {
    throw explain(problem, { host, port });
  }
};

/**
 * Opens the port for a moment, so that a taken one is told before any work is done for the start.
 * @throws ConfigError as `listen`
 */
export const requireFreePort = (address: Address): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (problem) => reject(explain(problem, address)));
    probe.listen(address.port, address.host, () => probe.close(() => resolve()));
  });
