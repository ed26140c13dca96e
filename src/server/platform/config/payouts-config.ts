import type { SbpBank, WithdrawalMethod } from '#domain/money/withdrawal.ts';

interface PayoutProviderConfig {
  readonly apiUrl: string;
  /** The methods that it serves, each by the provider's name. */
  readonly methods: Readonly<Partial<Record<WithdrawalMethod, string>>>;
  /** The provider's ids of the banks of the SBP; a bank without one is not served. */
  readonly sbpBanks: Readonly<Partial<Record<SbpBank, string>>>;
}

export interface YookassaPayoutsConfig extends PayoutProviderConfig {
  /** The gateway for payouts, which is not the shop. */
  readonly gateway: string;
  readonly secret: string;
}

export interface UnitpayPayoutsConfig extends PayoutProviderConfig {
  readonly login: string;
  /** Of the account, not of a project. */
  readonly secret: string;
}

export interface EnotPayoutsConfig extends PayoutProviderConfig {
  readonly user: string;
  readonly key: string;
}

/** Providers of payouts; null: not set up. */
export interface PayoutsConfig {
  readonly yookassa: YookassaPayoutsConfig | null;
  readonly unitpay: UnitpayPayoutsConfig | null;
  readonly enot: EnotPayoutsConfig | null;
}
