type Value = string | null | boolean | readonly Value[] | { readonly [key: string]: Value };

/** Strings, with the colon that makes one a key, and numbers. */
const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Parses JSON without losing what JavaScript would: numbers come as text behind `n`, other strings behind `s`, and keys
 * behind `k`, so that no key looks like an index, which would move to the front.
 */
const parseMarked = (json: string): Value =>
  JSON.parse(
    json.replace(tokens, (token: string, text: string | undefined, colon: string | undefined) => {
      if (text === undefined) return `"n${token}"`;
      return `"${colon === undefined ? 's' : 'k'}${text.slice(1)}${colon ?? ''}`;
    }),
  );

const escaped = (text: string): string =>
  JSON.stringify(text)
    .replaceAll('/', '\\/')
    .replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Whole numbers that PHP keeps as such; larger ones become fractions. */
const largestWhole = 2n ** 63n - 1n;

/** `10.00` → `10`, `1e-5` → `1.0e-5`: with an exponent below 0.0001 and from 10 to the 17th. */
const writtenNumber = (text: string): string => {
  const whole = /^-?\d+$/.test(text) ? BigInt(text) : null;
  if (whole !== null && whole <= largestWhole && whole >= -largestWhole) return String(whole);
  const value = Number(text);
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  if (Number(exponent) < -4 || Number(exponent) >= 17)
    return `${digits.includes('.') ? digits : `${digits}.0`}e${exponent}`;
  return Object.is(value, -0) ? '-0' : String(value);
};

const isList = (keys: readonly string[]): boolean => keys.every((key, index) => key === `k${index}`);

const written = (value: Value): string => {
  if (typeof value === 'string') return value.startsWith('n') ? writtenNumber(value.slice(1)) : escaped(value.slice(1));
  if (value === null || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  return writtenEntries(Object.entries(value));
};

const writtenEntries = (entries: readonly (readonly [string, Value])[]): string =>
  isList(entries.map(([key]) => key))
    ? `[${entries.map(([, inner]) => written(inner)).join(',')}]`
    : `{${entries.map(([key, inner]) => `${escaped(key.slice(1))}:${written(inner)}`).join(',')}}`;

/**
 * JSON read and written again as PHP does it without flags, the keys of the outermost object sorted: no spaces, `/` and
 * all letters beyond ASCII escaped, an empty object (PHP has only arrays) as `[]`, `10.00` as `10`. Providers sign this
 * form, not the bytes that they send.
 * @throws SyntaxError for what is no JSON
 */
export const sortedPhpJson = (json: string): string => {
  const value = parseMarked(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return written(value);
  return writtenEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
};
