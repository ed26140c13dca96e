import { isIPv6 } from 'node:net';

/**
 * What tries and connections of an address are counted by. A provider gives every home its own network of the sixth
 * version, so the first four groups are the address: whoever has one has 2⁶⁴.
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
