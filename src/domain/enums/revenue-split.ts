export const revenueSplits = ['SERVICE', 'MATE', 'HALF'] as const;

export type RevenueSplit = (typeof revenueSplits)[number];
