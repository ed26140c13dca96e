import type { Config } from '../platform/config/config';
import { isLoopbackHost } from '../platform/config/loopback';

/**
 * What whoever starts the product should know about its addresses, a line each: browsers give notifications, voice
 * messages and copying only to https and to this machine's own names.
 */
export const workingOrigins = ({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): readonly string[] => {
  const own = new URL(publicUrl);
  if (own.protocol === 'https:') return [`Pages act only at ${own.origin}: behind https no other address may.`];
  const whole = `Everything works at http://localhost:${port} and http://127.0.0.1:${port}.`;
  if (isLoopbackHost(host) && isLoopbackHost(own.hostname)) return [whole, 'Other machines cannot open it: set HOST.'];
  return [
    whole,
    `By other names (http://<this machine>:${port}) it works without push notifications, voice messages and copying, which browsers give to https only.`,
  ];
};
