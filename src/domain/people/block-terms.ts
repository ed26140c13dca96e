import { days } from '../time/durations';

/** Terms of a block, ms; null: permanent. */
export const blockTerms = { DAY: days(1), WEEK: days(7), MONTH: days(30), FOREVER: null } as const;

export type BlockTerm = keyof typeof blockTerms;

export const blockTermNames = ['DAY', 'WEEK', 'MONTH', 'FOREVER'] as const satisfies readonly BlockTerm[];
