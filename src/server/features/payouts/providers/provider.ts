import type { Kopecks } from '#domain/money/kopecks.ts';
import type { WithdrawalMethod } from '#domain/money/withdrawal.ts';
import type { PayoutProviderId } from '#domain/payouts/payout-terms.ts';

export interface PayoutRequest {
  /** Names this operation to the provider; another attempt has another one. At most 64 of `[0-9a-f.-]`. */
  readonly key: string;
  readonly method: WithdrawalMethod;
  /** The whole number. */
  readonly wallet: string;
  readonly bank: string | null;
  readonly amount: Kopecks;
  /** The provider's own id of it, where it has told one. */
  readonly externalId: string | null;
  /** How long ago the key was first used, ms. */
  readonly age: number;
}

export type PayoutAnswer =
  | { readonly state: 'PAID'; readonly reference: string | null }
  /** The provider is at it. */
  | { readonly state: 'AT_WORK'; readonly externalId: string | null }
  /** For certain: no money has left, and none will. */
  | { readonly state: 'REFUSED'; readonly reason: string }
  /** It said something that does not tell whether the money has left: an operator looks into its cabinet. */
  | { readonly state: 'UNCLEAR'; readonly reason: string }
  | { readonly state: 'NOT_THERE' };

/** Who pays out. Neither call is made inside a transaction. */
export interface PayoutProvider {
  readonly id: PayoutProviderId;
  serves(method: WithdrawalMethod, bank: string | null): boolean;
  /**
   * Sends it, once: whoever has called this with a key only asks from then on.
   * @throws ProviderDown when no answer came, or none that the documents name: the money may have left or not
   */
  send(request: PayoutRequest): Promise<PayoutAnswer>;
  /**
   * What became of it. May send it anew only where the provider carries out the same key once.
   * @throws ProviderDown
   */
  ask(request: PayoutRequest): Promise<PayoutAnswer>;
  /** What is left on its account for payouts; null where its documents name no call for that. @throws ProviderDown */
  balance(): Promise<Kopecks | null>;
}
