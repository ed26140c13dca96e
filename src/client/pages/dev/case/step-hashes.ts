/** As the server keeps it: half of a SHA-256, in hex. */
const hashOf = async (text: string): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Browsers hash only on secure pages. */
export const canHash = (): boolean => typeof crypto !== 'undefined' && 'subtle' in crypto;

/** The hashes of these texts of steps, to be asked for one by one: a browser computes them only in promises. */
export const hashesOf = async (texts: readonly string[]): Promise<(text: string) => string> => {
  const hashes = new Map(await Promise.all(texts.map(async (one) => [one, await hashOf(one)] as const)));
  return (text) => hashes.get(text) ?? '';
};
