/** First and last byte of a part, both included. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

const one = /^bytes=(\d{0,15})-(\d{0,15})$/;

/** The one part that a `Range` header asks for; null for none (or one that we need not understand), `outside` for a part beyond the end. */
export const readRange = (header: string | undefined, size: number): Range | 'outside' | null => {
  const found = one.exec(header ?? '');
  if (!found) return null;
  const [, first = '', last = ''] = found;
  if (first === '' && last === '') return null;
  if (first === '') return Number(last) === 0 || size === 0 ? 'outside' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  if (start >= size) return 'outside';
  if (last !== '' && Number(last) < start) return null;
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
};
