/** Characters. A longer statement lists many rows, and hardly ever occurs with the same number of them again. */
const maxLength = 4000;

/** How many statements each connection may prepare; the product's transactions repeat some two hundred. */
const maxNamed = 500;

/** How many statements that occurred once are stored; beyond it all of them are dropped. */
const maxSeenOnce = 2000;

/** Marks a statement whose best plan depends on its values so much that it is planned at every call. */
export const plannedAnew = '/* planned anew */';

const seenOnce = new Set<string>();
const names = new Map<string, string>();

/** The name of a statement from its second occurrence in this process on; undefined at its first. */
const nameOf = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || text.length > maxLength || names.size >= maxNamed) return known;
  if (!seenOnce.delete(text)) {
    if (seenOnce.size >= maxSeenOnce) seenOnce.clear();
    seenOnce.add(text);
    return undefined;
  }
  const name = `repeated_${names.size + 1}`;
  names.set(text, name);
  return name;
};

/**
 * Names a query of a transaction once it repeats, so that each connection prepares it: parses and plans it only once.
 * Queries within transactions read rows by their keys, so one plan fits any values; lists, whose filters differ, are
 * read outside of transactions.
 */
export const prepareRepeated = (query: unknown): unknown => {
  if (typeof query !== 'object' || query === null || 'submit' in query || !('text' in query)) return query;
  if ('name' in query && query.name !== undefined) return query;
  const name = typeof query.text === 'string' && !query.text.includes(plannedAnew) ? nameOf(query.text) : undefined;
  return name === undefined ? query : { ...query, name };
};
