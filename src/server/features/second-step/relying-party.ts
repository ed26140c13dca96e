import { isIP } from 'node:net';
import type { Config } from '#server/platform/config/config.ts';

export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  /** The only page whose answers count. */
  readonly origin: string;
}

/**
 * To whom passkeys belong: the host of `PUBLIC_URL`. Browsers make none for an address without a name, so this machine's
 * own address means `localhost`; null under any other address, where there are no passkeys.
 */
export const relyingPartyOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | null => {
  const url = new URL(publicUrl);
  if (/^127\.|^\[::1\]$/.test(url.hostname)) url.hostname = 'localhost';
  if (isIP(url.hostname.replaceAll(/[[\]]/g, '')) !== 0) return null;
  return { id: url.hostname, name: 'Напарник', origin: url.origin };
};
