/** What an account leaves behind wherever it goes; stored as hashes alone. */
export const traceKinds = ['DEVICE', 'NETWORK', 'CARD', 'REQUISITES'] as const;

export type TraceKind = (typeof traceKinds)[number];

const privateV4 =
  /^(?:::ffff:)?(?:0|10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;
const privateV6 = /^(?:::1?$|fe[89ab]|f[cd])/;

/** Whether an address says where somebody is: not the machine's own, a private network's, a provider's behind NAT. */
export const isTelling = (address: string): boolean => {
  const small = address.toLowerCase();
  return !(privateV4.test(small) || privateV6.test(small));
};
