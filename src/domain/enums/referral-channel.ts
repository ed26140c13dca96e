export const referralChannels = ['TELEGRAM', 'DISCORD'] as const;

export type ReferralChannel = (typeof referralChannels)[number];
