import { isIPv6 } from 'node:net';

/**
 * The key by which attempts and connections of an address are counted: an IPv4 address itself, of an IPv6 address its
 * /64 network. A provider gives every home such a network, so one person has 2⁶⁴ addresses.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = [], tail] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const left = [...head];
  while (tail !== undefined && left.length + tail.length < 8) left.push('0');
  return [...left, ...(tail ?? [])]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};
