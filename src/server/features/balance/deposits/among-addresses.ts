import { BlockList, isIP } from 'node:net';

/** A socket of both families (`HOST=::`) names an IPv4 address `::ffff:203.0.113.7`. */
const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether an address is one of these addresses and networks (`185.71.76.0/27`). */
export const isAmongAddresses = (allowed: readonly string[], ip: string): boolean => {
  const list = new BlockList();
  for (const one of allowed) {
    const [address = '', bits] = one.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  const address = plainAddress(ip);
  return isIP(address) !== 0 && list.check(address, familyOf(address));
};
