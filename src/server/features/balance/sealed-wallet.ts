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

/** The whole number. @throws Refusal REQUISITES_UNREADABLE when the product's secret has changed since */
export const openWallet = (
  { secret }: Pick<App, 'secret'>,
  { walletSealed }: Pick<SealedWallet, 'walletSealed'>,
): string => {
  const wallet = unseal(secret, 'requisites', walletSealed);
  if (wallet === null) throw new Refusal('REQUISITES_UNREADABLE');
  return wallet;
};
