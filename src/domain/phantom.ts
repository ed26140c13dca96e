/** A type without a value, for XState's `types`, which are never read at run time. */
export const phantom = <Type>(): Type => undefined as Type;
