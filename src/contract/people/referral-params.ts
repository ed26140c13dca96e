/** What an address says of who shared it, where, and into which squad: `?squad=18028&ref=9f0c…&via=tg`. */
export const referralParams = { tag: 'ref', channel: 'via', squad: 'squad' } as const;
