/** Longer ones are written for a number of rows, and no other call has just as many. */
const maxLength = 4000;

/** Of so many statements a connection keeps plans; the product's transactions repeat some two hundred. */
const maxNamed = 500;

/** So many that were asked once are remembered, until all of them are forgotten. */
const maxSeenOnce = 2000;

const seenOnce = new Set<string>();
const names = new Map<string, string>();

/** What a statement is known by from the second time on that this process asks it; undefined for one that may be the only one. */
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
 * A question of a transaction, with a name once it is repeated: each connection then reads and plans it only once. Those
 * of a transaction ask for rows by their keys, so that any values have the same plan; lists, whose filters differ, are
 * read outside of one.
 */
export const prepareRepeated = (asked: unknown): unknown => {
  if (typeof asked !== 'object' || asked === null || 'submit' in asked || !('text' in asked)) return asked;
  if ('name' in asked && asked.name !== undefined) return asked;
  const name = typeof asked.text === 'string' ? nameOf(asked.text) : undefined;
  return name === undefined ? asked : { ...asked, name };
};
