import { shownWallet } from '#domain/money/shown-wallet.ts';
import type { WithdrawalMethod } from '#domain/money/withdrawal.ts';
import type { App } from '../../platform/app';
import { Refusal } from '../../platform/http/refusal';
import { keyedHash, seal, unseal } from '../../platform/secrets/seal';

/** A card, phone or wallet number as it is stored. */
export interface SealedWallet {
  readonly walletSealed: Buffer;
  /** Equal for equal numbers of this installation. */
  readonly walletHash: Buffer;
  readonly walletShown: string;
  readonly walletEnd: string;
}

/** `wallet`: normalised (`normaliseWallet`). */
export const sealWallet = (secret: string, method: WithdrawalMethod, wallet: string): SealedWallet => ({
  walletSealed: seal(secret, 'requisites', wallet),
  walletHash: keyedHash(secret, 'requisites hash', wallet),
  walletShown: shownWallet(method, wallet),
  walletEnd: wallet.slice(-4),
});

/** The whole number; null when the product's secret has changed since. */
export const readWallet = (
  { secret }: Pick<App, 'secret'>,
  { walletSealed }: Pick<SealedWallet, 'walletSealed'>,
): string | null => unseal(secret, 'requisites', walletSealed);

/** The same. @throws Refusal REQUISITES_UNREADABLE */
export const openWallet = (app: Pick<App, 'secret'>, sealed: Pick<SealedWallet, 'walletSealed'>): string => {
  const wallet = readWallet(app, sealed);
  if (wallet === null) throw new Refusal('REQUISITES_UNREADABLE');
  return wallet;
};
