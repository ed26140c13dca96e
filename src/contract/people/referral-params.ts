/**
 * Query parameters of a referral link: who shared it, in which messenger, and for which squad:
 * `?squad=18028&ref=9f0c…&via=tg`.
 */
export const referralParams = { tag: 'ref', channel: 'via', squad: 'squad' } as const;
