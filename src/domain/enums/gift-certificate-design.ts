export const giftCertificateDesigns = ['NEW_YEAR_1', 'FEB14_FEMALE', 'FEB14_MALE', 'FEB23'] as const;

export type GiftCertificateDesign = (typeof giftCertificateDesigns)[number];
