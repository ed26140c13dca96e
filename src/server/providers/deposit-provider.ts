import type { DepositPaymentProvider } from '../../domain/enums/deposit-payment-provider';
import type { PaymentMethod } from '../../domain/enums/payment-method';
import type { PaymentMethodGroup } from '../../domain/enums/payment-method-group';

interface PaymentRequest {
  readonly depositId: string;
  /** Kopecks. */
  readonly amount: number;
  readonly method: PaymentMethod;
}

export interface CallbackRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it came over the wire: signatures are made over bytes. */
  readonly rawBody: Buffer;
}

export interface ProviderCallback {
  readonly depositId: string;
  /** Kopecks. */
  readonly amount: number;
  readonly outcome: 'PAID' | 'DECLINED' | 'DELAYED';
}

/** One payment provider: builds the page to pay on, reads what the provider says afterwards. */
export interface DepositProvider {
  readonly id: DepositPaymentProvider;
  readonly methods: readonly { readonly id: PaymentMethod; readonly group: PaymentMethodGroup }[];
  /** Pure: runs inside the deposit's transaction, so it never calls the provider. */
  buildPaymentUrl(payment: PaymentRequest): string;
  /**
   * Checks the signature over the raw body, then reads it.
   * @throws Refusal FORBIDDEN for a bad signature, VALIDATION_ERROR for an unreadable body
   */
  readCallback(request: CallbackRequest): ProviderCallback;
}
