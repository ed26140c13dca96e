import type { WithdrawalMethod } from './withdrawal';

const hidden = '••••';

const space = '\u00a0';

/**
 * A card, phone or wallet number as people and operators see it: its ends, enough to tell one from another, and never
 * the whole number. `wallet`: normalised (`normaliseWallet`).
 */
export const shownWallet = (method: WithdrawalMethod, wallet: string): string => {
  const end = wallet.slice(-4);
  if (method !== 'SBP') return [wallet.slice(0, 4), hidden, end].join(space);
  return ['+7', wallet.slice(2, 5), '•••', `${end.slice(0, 2)}-${end.slice(2)}`].join(space);
};
