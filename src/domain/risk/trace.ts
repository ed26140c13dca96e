/** What an account leaves behind wherever it goes; stored as hashes alone. */
export const traceKinds = ['DEVICE', 'NETWORK', 'CARD', 'REQUISITES'] as const;

export type TraceKind = (typeof traceKinds)[number];

const isPrivateV4 = (address: string): boolean =>
  /^(?:0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(
    address,
  );

/**
 * The network of an address: IPv4 as it is, of IPv6 the 64 bits that a household gets. Null for an address that says
 * nothing: the machine's own, private networks, networks of providers behind NAT.
 */
export const networkOf = (ip: string): string | null => {
  const address = ip.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (address.includes('.')) return isPrivateV4(address) ? null : address;
  if (!address.includes(':') || /^(?:::1?$|fe[89ab]|f[cd])/.test(address)) return null;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const gap = address.includes('::') ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...right];
  return groups.length === 8
    ? `${groups
        .slice(0, 4)
        .map((group) => group.replace(/^0+(?=.)/, ''))
        .join(':')}::/64`
    : null;
};
