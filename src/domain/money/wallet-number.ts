import { isRussianPhone, normaliseRussianPhone, withoutSeparators } from './russian-phone';
import type { WithdrawalMethod } from './withdrawal';

/** 16 to 19 digits with a valid Luhn checksum. */
const isCardNumber = (digits: string): boolean => {
  if (!/^\d{16,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/** Base58 (no 0, O, I, l). The checksum inside is verified by the server. */
const isTronShape = (wallet: string): boolean => /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(wallet);

const shapes: Readonly<Record<WithdrawalMethod, (wallet: string) => boolean>> = {
  SBP: isRussianPhone,
  BANK_CARD_RU: isCardNumber,
  BANK_CARD: isCardNumber,
  YOOMONEY: (wallet) => /^41001\d{6,15}$/.test(wallet),
  USDT_TRC20: isTronShape,
  TRX: isTronShape,
};

/** Whether a normalised wallet has the format of its method, so that typing mistakes show before sending. */
export const isWalletShape = (method: WithdrawalMethod, wallet: string): boolean => shapes[method](wallet);

/** Removes spaces, brackets, dots and dashes; a Russian phone number gets its +7. */
export const normaliseWallet = (method: WithdrawalMethod, typed: string): string =>
  method === 'SBP' ? normaliseRussianPhone(typed) : withoutSeparators(typed);
