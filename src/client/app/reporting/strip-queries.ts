const isAddress = (text: string): boolean => text.startsWith('/') || text.includes('://');

/** Queries and fragments contain one-time tokens of emails, promo codes and search texts. */
const stripText = (text: string): string => (isAddress(text) ? text.replace(/[?#][^\s"'<>]*/g, '') : text);

const strip = (part: unknown): unknown => {
  if (typeof part === 'string') return stripText(part);
  if (Array.isArray(part)) return part.map(strip);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, strip(inner)]));
};

/** The library's internal data of an event: never sent, and circular. */
const internalKey = 'sdkProcessingMetadata';

/**
 * Removes the query and the fragment from every address in a report, at any depth; changes and returns the same object.
 */
export const stripQueries = <T extends object>(report: T): T => {
  const sent = Object.entries(report).filter(([name]) => name !== internalKey);
  return Object.assign(report, Object.fromEntries(sent.map(([name, part]) => [name, strip(part)])));
};
