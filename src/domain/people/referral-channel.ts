/** Where somebody has passed on the link by which another came. */
export const referralChannels = ['TELEGRAM', 'DISCORD'] as const;

export type ReferralChannel = (typeof referralChannels)[number];
