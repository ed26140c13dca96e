import type { Kopecks } from '#domain/money/kopecks.ts';
import type { WithdrawalMethod } from '#domain/money/withdrawal.ts';
import type { PayoutProviderId } from '#domain/payouts/payout-terms.ts';
import type { RemittanceCall, RemittanceCalls } from '../../balance/public';

export interface PayoutRequest extends RemittanceCall {
  readonly method: WithdrawalMethod;
  /** The whole number. */
  readonly wallet: string;
  readonly bank: string | null;
  readonly amount: Kopecks;
}

/** Who pays out. */
export interface PayoutProvider extends RemittanceCalls<PayoutRequest> {
  readonly id: PayoutProviderId;
  serves(method: WithdrawalMethod, bank: string | null): boolean;
  /** What is left on its account for payouts; null where its documents name no call for that. @throws ProviderDown */
  balance(): Promise<Kopecks | null>;
}
