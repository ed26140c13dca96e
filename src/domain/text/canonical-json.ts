const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Written plainly, for every step of a squad needs the text of its state: pairs of keys and values cost twice as much. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? value : value.map(ordered);
  if (!isObject(value)) return value;
  const fields: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) {
    const inner = value[key];
    fields[key] = isObject(inner) ? ordered(inner) : inner;
  }
  return fields;
};

/** Plain data as JSON with its keys in order: equal data gives equal text, absent and undefined fields alike. */
export const canonicalJson = (value: unknown): string => JSON.stringify(ordered(value));
