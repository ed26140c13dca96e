import type { WithdrawalMethod } from '../enums/withdrawal-method';

/** Drops what people type for the eye: spaces, brackets and dashes; a phone gets its +7. */
export const normaliseWallet = (method: WithdrawalMethod, typed: string): string => {
  const bare = typed.replaceAll(/[\s()-]/g, '');
  return method === 'SBP' ? bare.replace(/^8(?=\d{10}$)|^7(?=\d{10}$)/, '+7') : bare;
};
