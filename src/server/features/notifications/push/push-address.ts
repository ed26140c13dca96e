import { BlockList, isIP } from 'node:net';
import type { PushConfig } from '#server/platform/config/config.ts';

/** Addresses that are not public: this machine, private networks, tunnels to either. */
const closed = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, prefix, 'ipv4');

/** Of IPv6 only global unicast, without its ranges that embed an IPv4 address or are for documentation. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6 = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  closed6.addSubnet(net, prefix, 'ipv6');

/** Whether this IP address (not a name) is public. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
};

/**
 * The URL of a browser's push service; null for one that the server must not request (SSRF): not https, another port,
 * an IP address instead of a name, a name of a local network. The resolved address is checked at each request.
 */
export const pushAddress = ({ standIn }: Pick<PushConfig, 'standIn'>, text: string): URL | null => {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const { protocol, hostname, port, username, password, hash } = url;
  if (username !== '' || password !== '' || hash !== '') return null;
  if (standIn !== null && url.origin === standIn) return url;
  const isName =
    /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*$/.test(hostname) &&
    !/\.(?:local|localhost|internal|lan|home|arpa)$/.test(hostname);
  return protocol === 'https:' && port === '' && isName ? url : null;
};
