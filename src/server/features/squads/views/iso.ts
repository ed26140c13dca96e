/** Epoch ms as the wire writes it; null stays. */
export const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
