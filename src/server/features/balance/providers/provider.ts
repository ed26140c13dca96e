import type { DepositPaymentProvider, PaymentMethod } from '#domain/money/deposit.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { RefundParts } from '#domain/refunds/refund-terms.ts';
import type { SteamTrade } from '#domain/money/steam-trade-url.ts';
import type { AdvanceReceipt } from './advance-receipt';
import type { RemittanceCall, RemittanceCalls } from '../remittances/remittance';

export interface Payment {
  readonly depositId: string;
  /** Null while unknown: the value of skins is determined by the provider. */
  readonly amount: Kopecks | null;
  readonly method: PaymentMethod;
  /** For skins only. */
  readonly steam: SteamTrade | null;
  /** IP address of the payer. */
  readonly address: string;
  /** What it carries for the receipt of an advance; null: another register prints it. */
  readonly receipt: AdvanceReceipt | null;
  /** Absolute URLs: where the person returns to, and where the provider sends callbacks. */
  readonly pages: { readonly back: string; readonly callback: string };
}

export interface StartedPayment {
  /** Where to pay; a path when the page is our own. */
  readonly url: string;
  /** The provider's id of the payment, if it gave one. */
  readonly externalId: string | null;
}

export interface CallbackRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Without its question mark. */
  readonly query: string;
  /** As received: signatures are computed over the bytes. */
  readonly rawBody: Buffer;
}

/** CHECK: the provider checks whether a payment would be accepted; no money moves. */
export type CallbackOutcome = 'PAID' | 'DECLINED' | 'DELAYED' | 'REFUNDED' | 'CHECK';

export interface ProviderCallback {
  readonly depositId: string;
  /** The provider's id of the payment, where it has to be the one that the deposit was started with. */
  readonly externalId?: string;
  /** Null where the provider gives none: skins that were not handed over. A payment always has one. */
  readonly amount: Kopecks | null;
  readonly outcome: CallbackOutcome;
  /** What the provider knows the payer's card or wallet by, where it tells; the same for the same one. */
  readonly payer?: string;
  /** For REFUNDED, whose `amount` is what was refunded; null where the notice does not say how much. */
  readonly refund?: RefundNotice;
}

export interface RefundNotice {
  /** The sum of the whole payment, where the notice names it beside the refunded one. */
  readonly whole: Kopecks | null;
  /** The same for a repeated notice, another for every other refund. */
  readonly id: string;
  /** The provider's id of the refund, where it names one. */
  readonly externalId?: string;
}

export interface CallbackResponse {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
}

export interface RefundRequest extends RemittanceCall {
  readonly refundId: string;
  readonly depositId: string;
  /** The provider's id of the payment. */
  readonly paymentId: string | null;
  readonly amount: Kopecks;
  /** The sum of the whole payment. */
  readonly whole: Kopecks;
  /** As of the payment. */
  readonly receipt: AdvanceReceipt | null;
}

/** How a provider gives a payment back. */
export interface ProviderRefund extends RemittanceCalls<RefundRequest> {
  readonly parts: RefundParts;
  /** For how long after the payment, ms. */
  readonly within: number;
  /** It names the payment by the provider's own id. */
  readonly needsExternalId: boolean;
}

/** `byHand`: an operator makes it in the provider's cabinet. */
export type RefundWay =
  | ProviderRefund
  | { readonly byHand: true; readonly parts: RefundParts; readonly within: number };

/** A payment provider: starts payments and reads callbacks about them. */
export interface DepositProvider {
  readonly id: DepositPaymentProvider;
  readonly methods: readonly PaymentMethod[];
  /** IP addresses and networks (`185.71.76.0/27`) that its callbacks come from; empty: any. */
  readonly addresses: readonly string[];
  /** Fields of its callbacks that are masked before they are stored. */
  readonly secretFields: readonly string[];
  /**
   * May call the provider, so never inside a transaction. Idempotent: for the same deposit it starts the same payment.
   * @throws ProviderDown, ProviderRefused
   */
  start(payment: Payment): Promise<StartedPayment>;
  /**
   * Verifies the signature, then parses; where there is none, asks the provider for what the callback is about. Never
   * inside a transaction then.
   * @throws Refusal FORBIDDEN for a bad signature, VALIDATION_ERROR for what cannot be read; ProviderDown
   */
  readCallback(request: CallbackRequest): ProviderCallback | Promise<ProviderCallback>;
  /** What became of a payment, by the provider's id; absent: only callbacks tell. @throws ProviderDown, Refusal */
  ask?(externalId: string): Promise<ProviderCallback>;
  /** How it gives money back; null: it does not. */
  readonly refund: RefundWay | null;
  /** The response that the provider expects after success. */
  readonly successResponse: CallbackResponse;
  /** The response that it expects after a failure; absent: our usual refusal. */
  readonly failureResponse?: (message: string) => CallbackResponse;
}
