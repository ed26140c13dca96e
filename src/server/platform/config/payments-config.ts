interface ProviderConfig {
  /** Addresses that its callbacks come from; empty means any. */
  readonly addresses: readonly string[];
}

export interface FreekassaConfig extends ProviderConfig {
  readonly shopId: string;
  readonly secret1: string;
  readonly secret2: string;
  readonly payUrl: string;
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

/** Payment providers; null: not set up. The URLs of their servers differ only in tests. */
export interface PaymentsConfig {
  readonly freekassa: FreekassaConfig | null;
  readonly unitpay: UnitpayConfig | null;
  readonly unitpayNetting: UnitpayConfig | null;
  readonly enot: EnotConfig | null;
  readonly skinify: SkinifyConfig | null;
}
