import type { DepositPaymentProvider, PaymentMethod } from '../../../../domain/money/deposit';
import type { Kopecks } from '../../../../domain/money/kopecks';
import type { SteamTrade } from '../../../../domain/money/steam-trade-url';

export interface Payment {
  readonly depositId: string;
  /** Null while nobody knows it: skins are worth what they are taken for. */
  readonly amount: Kopecks | null;
  readonly method: PaymentMethod;
  /** For skins only. */
  readonly steam: SteamTrade | null;
  /** Of the person who pays. */
  readonly address: string;
  /** Absolute addresses: where the person comes back to, and where the provider reports. */
  readonly pages: { readonly back: string; readonly callback: string };
}

export interface StartedPayment {
  /** Where to pay; a path when the page is our own. */
  readonly url: string;
  /** The provider's own number, when it has told one. */
  readonly externalId: string | null;
}

export interface CallbackRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Without its question mark. */
  readonly query: string;
  /** As it came over the wire: signatures are made over bytes. */
  readonly rawBody: Buffer;
}

/** CHECK asks whether a payment would fit and moves nothing. */
export type CallbackOutcome = 'PAID' | 'DECLINED' | 'DELAYED' | 'REFUNDED' | 'CHECK';

export interface ProviderCallback {
  readonly depositId: string;
  /** Null where the provider tells none: skins that were not handed over. Money that came always has one. */
  readonly amount: Kopecks | null;
  readonly outcome: CallbackOutcome;
}

export interface CallbackResponse {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
}

/** One payment provider: starts payments, reads what it says of them afterwards. */
export interface DepositProvider {
  readonly id: DepositPaymentProvider;
  readonly methods: readonly PaymentMethod[];
  /** Addresses that it calls back from; none named, any will do. */
  readonly addresses: readonly string[];
  /** Fields of its callbacks that are never written down. */
  readonly secretFields: readonly string[];
  /**
   * May call the provider, never inside a transaction; asked again for the same deposit, it starts the same payment.
   * @throws ProviderDown, ProviderRefused
   */
  start(payment: Payment): Promise<StartedPayment>;
  /**
   * Checks the signature, then reads.
   * @throws Refusal FORBIDDEN for a bad signature, VALIDATION_ERROR for what cannot be read
   */
  readCallback(request: CallbackRequest): ProviderCallback;
  /** What it wants to hear when all is well. */
  readonly successResponse: CallbackResponse;
  /** What it wants to hear otherwise; absent: our own refusal. */
  readonly failureResponse?: (words: string) => CallbackResponse;
}
