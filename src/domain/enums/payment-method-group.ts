export const paymentMethodGroups = ['BANK_CARD', 'EMONEY', 'CRYPTO', 'MOBILE'] as const;

export type PaymentMethodGroup = (typeof paymentMethodGroups)[number];
