import type { PaymentMethod } from '#domain/money/deposit.ts';

interface ProviderConfig {
  /** Addresses and networks that its callbacks come from; empty means any. */
  readonly addresses: readonly string[];
}

export interface FreekassaConfig extends ProviderConfig {
  readonly shopId: string;
  readonly secret1: string;
  readonly secret2: string;
  readonly payUrl: string;
  /** Of its calls, by which payments are given back; null: operators do that in its cabinet. */
  readonly api: { readonly key: string; readonly url: string } | null;
}

export interface UnitpayConfig extends ProviderConfig {
  readonly projectId: string;
  readonly secretKey: string;
  readonly apiUrl: string;
}

export interface EnotConfig extends ProviderConfig {
  readonly shopId: string;
  readonly apiKey: string;
  readonly callbackKey: string;
  readonly apiUrl: string;
}

export interface SkinifyConfig extends ProviderConfig {
  readonly token: string;
  readonly apiUrl: string;
}

export interface YookassaConfig extends ProviderConfig {
  readonly shopId: string;
  readonly secret: string;
  readonly apiUrl: string;
  /** What the shop may take, of what the protocol has. */
  readonly methods: readonly PaymentMethod[];
}

/** Payment providers; null: not set up. The URLs of their servers differ only in tests. */
export interface PaymentsConfig {
  readonly yookassa: YookassaConfig | null;
  readonly freekassa: FreekassaConfig | null;
  readonly unitpay: UnitpayConfig | null;
  readonly unitpayNetting: UnitpayConfig | null;
  readonly enot: EnotConfig | null;
  readonly skinify: SkinifyConfig | null;
}
