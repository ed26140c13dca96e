/** Two linked accounts. */
export interface Link {
  readonly one: string;
  readonly other: string;
}

/** Accounts that links connect, directly or through others, each ring in the order of its first link. */
export const ringsOf = (links: readonly Link[]): readonly (readonly string[])[] => {
  const ringOf = new Map<string, string[]>();
  for (const { one, other } of links) {
    const left = ringOf.get(one) ?? [one];
    const right = ringOf.get(other) ?? [other];
    const [larger, smaller] = left.length >= right.length ? [left, right] : [right, left];
    if (larger !== smaller) larger.push(...smaller);
    for (const id of [one, other, ...smaller]) ringOf.set(id, larger);
  }
  return [...new Set(ringOf.values())];
};
