const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const told = (one: unknown, other: unknown): string => `: ${JSON.stringify(one)} instead of ${JSON.stringify(other)}`;

const inLists = (one: readonly unknown[], other: readonly unknown[]): string | null => {
  if (one.length !== other.length) return told(one, other);
  for (let index = 0; index < one.length; index += 1) {
    const found = inside(one[index], other[index]);
    if (found !== null) return `[${index}]${found}`;
  }
  return null;
};

/** The path is made on the way back, where there is something to tell: mostly there is not. */
const inside = (one: unknown, other: unknown): string | null => {
  if (one === other) return null;
  if (!isObject(one) || !isObject(other)) return told(one, other);
  if (Array.isArray(one) && Array.isArray(other)) return inLists(one, other);
  let named = 0;
  for (const key in one) {
    const value = one[key];
    const found = inside(value, other[key]);
    if (found !== null) return `.${key}${found}`;
    if (value !== undefined) named += 1;
  }
  // All of these are in the other too: where it has no more names, nothing is left to look at.
  if (Object.keys(other).length === named) return null;
  for (const key in other)
    if (one[key] === undefined && other[key] !== undefined)
      return `.${key}: nothing instead of ${JSON.stringify(other[key])}`;
  return null;
};

/** The first place where two pieces of plain data differ, as a path; null when they are equal. */
export const difference = (one: unknown, other: unknown, path = ''): string | null => {
  const found = inside(one, other);
  return found === null ? null : `${path}${found}`;
};
