export const categoryKinds = ['EDUCATION', 'RANK_UP', 'FUN', 'EDUCATION_PROMO', 'E_GIRL', 'FAMOUS'] as const;

export type CategoryKind = (typeof categoryKinds)[number];
