import { sbpBanks, type WithdrawalMethod } from '#domain/money/withdrawal.ts';
import type { PayoutsConfig } from '../../../platform/config/payouts-config';

type Served = Pick<NonNullable<PayoutsConfig[keyof PayoutsConfig]>, 'methods' | 'sbpBanks'>;

/** The provider's id of a bank; null where it is not set. */
export const bankOf = ({ sbpBanks: ids }: Served, bank: string | null): string | null => {
  const known = sbpBanks.find((one) => one === bank);
  return known === undefined ? null : (ids[known] ?? null);
};

/** Whether a provider has a name for the method and, for the SBP, an id for the bank. */
export const servesBy =
  (config: Served) =>
  (method: WithdrawalMethod, bank: string | null): boolean =>
    config.methods[method] !== undefined && (method !== 'SBP' || bankOf(config, bank) !== null);
