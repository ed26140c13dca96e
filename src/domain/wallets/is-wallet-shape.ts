import type { WithdrawalMethod } from '../enums/withdrawal-method';
import { isCardNumber } from './is-card-number';

/** The Base58 alphabet leaves out 0, O, I and l. The checksum inside is the server's to verify. */
const isTronShape = (wallet: string): boolean => /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(wallet);

const shapes: Readonly<Record<WithdrawalMethod, (wallet: string) => boolean>> = {
  SBP: (phone) => /^\+7\d{10}$/.test(phone),
  BANK_CARD_RU: isCardNumber,
  BANK_CARD: isCardNumber,
  YOOMONEY: (wallet) => /^41001\d{6,15}$/.test(wallet),
  USDT_TRC20: isTronShape,
  TRX: isTronShape,
};

/** Whether a normalised wallet looks right for its method: a typing mistake shows before anything is sent. */
export const isWalletShape = (method: WithdrawalMethod, wallet: string): boolean => shapes[method](wallet);
