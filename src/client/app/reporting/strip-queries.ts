const isAddress = (text: string): boolean => text.startsWith('/') || text.includes('://');

/** Queries and fragments hold one-time tokens of letters, promo codes and what people look for. */
const plainText = (text: string): string => (isAddress(text) ? text.replace(/[?#][^\s"'<>]*/g, '') : text);

const plain = (part: unknown): unknown => {
  if (typeof part === 'string') return plainText(part);
  if (Array.isArray(part)) return part.map(plain);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, plain(inner)]));
};

/** The library's own notes on an event never leave the page, and lead in circles. */
const own = 'sdkProcessingMetadata';

/** Takes the query out of every address in what is about to be sent, however deep; gives the same object. */
export const stripQueries = <T extends object>(report: T): T => {
  const sent = Object.entries(report).filter(([name]) => name !== own);
  return Object.assign(report, Object.fromEntries(sent.map(([name, part]) => [name, plain(part)])));
};
