/**
 * The missing sum of a BALANCE_INSUFFICIENT refusal, in rubles; empty if the refusal does not contain it: the deposit
 * modal then opens without a sum.
 */
export const shortfallOf = (details: unknown): { readonly shortfall?: number } =>
  typeof details === 'object' && details !== null && 'shortfall' in details && typeof details.shortfall === 'number'
    ? { shortfall: details.shortfall }
    : {};
