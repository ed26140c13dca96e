/** Messenger through which a referral link was shared. */
export const referralChannels = ['TELEGRAM', 'DISCORD'] as const;

export type ReferralChannel = (typeof referralChannels)[number];
