/** What a list of mates may be sorted by; `recommended`: online first. */
export const mateSorts = ['recommended', 'rating', 'price-asc', 'price-desc', 'orders'] as const;

export type MateSort = (typeof mateSorts)[number];
