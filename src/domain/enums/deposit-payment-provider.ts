export const depositPaymentProviders = ['ENOT', 'FREEKASSA', 'SKINIFY', 'UNITPAY', 'UNITPAY_NETTING', 'DUMMY'] as const;

export type DepositPaymentProvider = (typeof depositPaymentProviders)[number];
