import { pickWinners, type Winner } from '#domain/draws/pick-winners.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexOf = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

interface Drawn {
  readonly seed: string;
  readonly seedHash: string;
  readonly places: number;
  readonly holders: readonly { readonly id: string; readonly tickets: number }[];
  readonly winners: readonly Winner[];
}

/** Recomputes the winners with the browser's own cryptography; true if everything is as published. */
export const recount = async ({ seed, seedHash, places, holders, winners }: Drawn): Promise<boolean> => {
  const { subtle } = crypto;
  if (hexOf(await subtle.digest('SHA-256', bytesOf(seed))) !== seedHash) return false;
  const key = await subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const counted = await pickWinners(holders, places, async (text) =>
    hexOf(await subtle.sign('HMAC', key, bytesOf(text))),
  );
  const published = winners.map(({ place, id, ticket }) => `${place}:${id}:${ticket}`);
  return counted.map(({ place, id, ticket }) => `${place}:${id}:${ticket}`).join() === published.join();
};
