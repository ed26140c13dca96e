export const referralTypes = ['TAG', 'SQUAD', 'BLOG'] as const;

export type ReferralType = (typeof referralTypes)[number];
