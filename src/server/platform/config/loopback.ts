const hosts: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/** Whether the host name is loopback, which no other machine can reach. */
export const isLoopbackHost = (host: string): boolean => hosts.has(host);

/** Whether the IP address is loopback. */
export const isLoopbackAddress = (ip: string): boolean =>
  ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';
