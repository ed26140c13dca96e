import { hours } from '../time/durations';
import { type Kopecks, percentOf, rublesToKopecks } from './kopecks';

export const withdrawalMethods = ['BANK_CARD_RU', 'BANK_CARD', 'YOOMONEY', 'USDT_TRC20', 'SBP', 'TRX'] as const;

export type WithdrawalMethod = (typeof withdrawalMethods)[number];

interface WithdrawalTerms {
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

/** Minimum and fee of each method, in kopecks and percent. */
export const withdrawalMethodTerms: Readonly<Record<WithdrawalMethod, WithdrawalTerms>> = {
  SBP: terms(500, 0, 0),
  BANK_CARD_RU: terms(500, 2, 50),
  YOOMONEY: terms(500, 3, 0),
  TRX: terms(1000, 0, 150),
  USDT_TRC20: terms(2000, 0, 150),
  BANK_CARD: terms(3000, 2, 50),
};

/** Limits of withdrawals, in kopecks. */
export const withdrawalLimits = {
  maxRequest: rublesToKopecks(100_000),
  maxDay: rublesToKopecks(300_000),
  maxOpen: 1,
  /** New requisites or a new password delay the confirmation until they are this old, ms. */
  holdAfterChange: hours(24),
  /** Above this two operators have to confirm, in kopecks. */
  secondOperatorAbove: rublesToKopecks(50_000),
} as const;

/** Length of the reference of a transfer that an operator enters, in characters. */
export const payoutReference = { min: 3, max: 100 } as const;

/**
 * Risk marks of a withdrawal, determined when it was requested: requisites younger than a day; `unusualTimes` times the
 * person's average; money deposited and withdrawn without a game; an open dispute.
 */
export const withdrawalRisks = ['NEW_REQUISITES', 'UNUSUAL_SUM', 'PAID_IN_AND_OUT', 'OPEN_DISPUTE'] as const;

export type WithdrawalRisk = (typeof withdrawalRisks)[number];

/** A sum is unusual (UNUSUAL_SUM) from this many times the person's average on. */
export const unusualTimes = 3;

/** The service's fee for a withdrawal, in kopecks; the person receives the rest. */
export const withdrawalFee = (method: WithdrawalMethod, amount: Kopecks): Kopecks => {
  const { feePercent, feeMin } = withdrawalMethodTerms[method];
  return Math.max(percentOf(amount, feePercent), feeMin);
};

export const withdrawalStatuses = ['WAITING_FOR_CONFIRMATION', 'CONFIRMED', 'PAID', 'REJECTED'] as const;

export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** Banks that accept a withdrawal by phone number (SBP). */
export const sbpBanks = [
  'SBERBANK',
  'TBANK',
  'ALFA',
  'VTB',
  'GAZPROMBANK',
  'RAIFFEISEN',
  'SOVCOMBANK',
  'OZON',
  'YANDEX',
  'WILDBERRIES',
  'MTS',
  'PSB',
  'ROSSELKHOZ',
  'POCHTA',
  'OTP',
] as const;

export type SbpBank = (typeof sbpBanks)[number];
