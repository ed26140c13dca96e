/** Epoch ms as a moment of an answer; null stays null. */
export const momentOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));
