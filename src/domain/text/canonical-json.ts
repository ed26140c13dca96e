const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  );
};

/** Plain data as JSON with its keys in order: equal data gives equal text, absent and undefined fields alike. */
export const canonicalJson = (value: unknown): string => JSON.stringify(ordered(value));
