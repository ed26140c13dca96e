import type { WithdrawalMethod } from '../enums/withdrawal-method';
import type { Kopecks } from '../money/kopecks';
import { rublesToKopecks } from '../money/rubles-to-kopecks';

export interface WithdrawalTerms {
  readonly min: Kopecks;
  /** The fee is the percent, but at least `feeMin`. */
  readonly feePercent: number;
  readonly feeMin: Kopecks;
}

const terms = (min: number, feePercent: number, feeMin: number): WithdrawalTerms => ({
  min: rublesToKopecks(min),
  feePercent,
  feeMin: rublesToKopecks(feeMin),
});

export const withdrawalMethodTerms: Readonly<Record<WithdrawalMethod, WithdrawalTerms>> = {
  SBP: terms(500, 0, 0),
  BANK_CARD_RU: terms(500, 2, 50),
  YOOMONEY: terms(500, 3, 0),
  TRX: terms(1000, 0, 150),
  USDT_TRC20: terms(2000, 0, 150),
  BANK_CARD: terms(3000, 2, 50),
};

export const withdrawalLimits = { maxRequest: rublesToKopecks(100_000), maxDay: rublesToKopecks(300_000), maxOpen: 1 } as const;
