/** A type without a value, for XState's `types`, which it never reads at run time. */
export const phantom = <Type>(): Type => undefined as Type;
