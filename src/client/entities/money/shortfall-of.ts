/**
 * The missing sum of a BALANCE_INSUFFICIENT, in rubles; the deposit modal opens without it when the refusal told none.
 */
export const shortfallOf = (details: unknown): { readonly shortfall?: number } =>
  typeof details === 'object' && details !== null && 'shortfall' in details && typeof details.shortfall === 'number'
    ? { shortfall: details.shortfall }
    : {};
