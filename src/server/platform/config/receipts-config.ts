/** How ATOL Online names who the agent is (tag 1222). */
export const atolAgentTypes = [
  'bank_paying_agent',
  'bank_paying_subagent',
  'paying_agent',
  'paying_subagent',
  'attorney',
  'commission_agent',
  'another',
] as const;

/** Systems of taxation as ATOL Online names them (tag 1055). */
export const atolTaxSystems = ['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent'] as const;

/** Rates of VAT as ATOL Online names them (tag 1199). */
export const atolVatTypes = [
  'none',
  'vat0',
  'vat5',
  'vat7',
  'vat10',
  'vat20',
  'vat22',
  'vat105',
  'vat107',
  'vat110',
  'vat120',
  'vat122',
] as const;

export interface AtolConfig {
  readonly apiUrl: string;
  readonly version: 'v4' | 'v5';
  readonly login: string;
  readonly password: string;
  readonly group: string;
  readonly company: {
    readonly inn: string;
    readonly email: string;
    readonly sno: (typeof atolTaxSystems)[number];
    /** Where the service sells: its address on the web. */
    readonly place: string;
  };
  readonly vat: (typeof atolVatTypes)[number];
  readonly agent: (typeof atolAgentTypes)[number];
  /** The shortest time between two questions about documents, ms: the register answers one a second. */
  readonly askEvery: number;
}

/** How YooKassa names who the agent is (tag 1222). */
export const yookassaAgentTypes = [
  'agent',
  'attorney',
  'commissioner',
  'payment_agent',
  'payment_subagent',
  'banking_payment_agent',
  'banking_payment_subagent',
] as const;

/** Receipts by the calls of a provider of deposits. */
export interface ProviderTillConfig {
  readonly by: 'YOOKASSA' | 'UNITPAY';
  /** Payments and refunds carry the receipts of an advance and its return. */
  readonly withPayment: boolean;
  readonly vat: (typeof atolVatTypes)[number];
  readonly agent: (typeof yookassaAgentTypes)[number];
  /** YooKassa's code of the system of taxation; null: the register has one alone. */
  readonly taxSystem: number | null;
}

/** Registers; null: not set up. */
export interface ReceiptsConfig {
  readonly atol: AtolConfig | null;
  /** Goes before ATOL. */
  readonly provider: ProviderTillConfig | null;
  /** Whether lines of mates name the service as their agent. */
  readonly agents: boolean;
}
