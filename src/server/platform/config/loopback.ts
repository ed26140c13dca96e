const hosts: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/** Whether a host's name is this machine's own, for nobody else to reach. */
export const isLoopbackHost = (host: string): boolean => hosts.has(host);

/** Whether an address is this machine's own. */
export const isLoopbackAddress = (ip: string): boolean =>
  ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';
