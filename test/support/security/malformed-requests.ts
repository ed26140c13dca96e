import type { ContractRoute } from './contract-routes';
import { type Known, sampleOf } from './sample-input';

export interface MalformedRequest {
  readonly what: string;
  readonly url: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Cannot be understood in any way: must be refused wherever a body is read. */
  readonly hopeless?: true;
}

type Random = () => number;

const pick = <T>(random: Random, items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

const deep = '['.repeat(1000) + ']'.repeat(1000);
const deepObject = '{"a":'.repeat(1000) + '1' + '}'.repeat(1000);

/** As JSON text, because a lone surrogate and 1e999 cannot be written otherwise. */
const values = [
  'null',
  'true',
  '0',
  '-1',
  '-0',
  '1e21',
  '0.001',
  '9007199254740992',
  '2147483648',
  '-2147483649',
  '1.5',
  '1e999',
  '""',
  '" "',
  '[]',
  '{}',
  '[null]',
  '[[1]]',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udfff x"',
  '"\'; DROP TABLE app_user; --"',
  '"%"',
  '"\\\\"',
  '"_%\\\\%"',
  '"1 OR 1=1"',
  '"00000000-0000-0000-0000-000000000000"',
  '"Infinity"',
  '"NaN"',
  '"1e3"',
  '"2030-13-45T99:99:99Z"',
  '"-1"',
  '"../../etc/passwd"',
  '"<script>alert(1)</script>"',
  '"\\u202e\\u200b"',
  `"${'я'.repeat(5000)}"`,
  `"${'9'.repeat(400)}"`,
  deep,
  deepObject,
] as const;

const wire = [
  '',
  '%00',
  '%ff',
  '%F0%9F',
  '-1',
  '0',
  '1e21',
  '1.5',
  '9007199254740993',
  '99999999999',
  'NaN',
  '%27%3B--',
  '%25',
  '%5C',
  'true',
  '[object Object]',
  'a'.repeat(150),
  'а'.repeat(60),
  '..%2f..',
  '__proto__',
  'null',
  '00000000-0000-0000-0000-000000000000',
  'WzFd',
  'eyJhIjoxfQ',
  'WyIxIiwiMiJd',
  'W251bGwsMV0',
  'WzFlMjEsIngiXQ',
];

const brokenBodies: readonly (readonly [string, string])[] = [
  ['no JSON', '{"a":'],
  ['two values', '{} {}'],
  ['a bare word', 'undefined'],
  ['an empty text', ' '],
  ['proto', '{"__proto__":{"x":1}}'],
  ['NUL bytes', '\0\0'],
  ['too much', `{"a":"${'x'.repeat(600_000)}"}`],
  ['a byte order mark', '\ufeff{}x'],
];
const otherTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  'x',
  'application/octet-stream',
];

const json = (value: unknown): string => JSON.stringify(value);

/** The sample with one field replaced by something else, also in nested objects and lists. */
const spoilt = (random: Random, value: unknown): string => {
  if (typeof value !== 'object' || value === null || random() < 0.15) return pick(random, values);
  if (Array.isArray(value))
    return random() < 0.5 ? pick(random, values) : `[${pick(random, values)},${pick(random, values)}]`;
  const entries = Object.entries(value);
  const at = Math.floor(random() * entries.length);
  if (random() < 0.15) return json(Object.fromEntries(entries.filter((_entry, index) => index !== at)));
  return `{${entries.map(([name, field], index) => `${json(name)}:${index === at ? spoilt(random, field) : json(field)}`).join(',')}}`;
};

const queryOf = (random: Random, sample: Record<string, unknown>): string => {
  const pairs = Object.entries(sample).map(([name, value]) => [
    Array.isArray(value) ? `${name}[]` : name,
    encodeURIComponent(String(value)),
  ]);
  const at = Math.floor(random() * pairs.length);
  return pairs
    .filter(([name], index) => index === at || random() < 0.5 || name === 'limit')
    .map(([name, value], index) =>
      index === at % pairs.length || random() < 0.3
        ? `${random() < 0.2 ? `${name}[]` : name}=${pick(random, wire)}`
        : `${name}=${value}`,
    )
    .join('&');
};

/** A randomly malformed request for the route. */
export const malformedRequest = (
  random: Random,
  { path, endpoint }: ContractRoute,
  known: Known,
  fill: (path: string) => string,
): MalformedRequest => {
  const sample = sampleOf(endpoint.body, known);
  const good = fill(path);
  const kind = random();
  if (path.includes('{') && kind < 0.25) {
    return {
      what: 'path',
      url: fill(path.replace(/\{\w+\}(?!.*\{)/, () => pick(random, wire) || 'x')),
      ...(endpoint.body ? { body: json(sample) } : {}),
    };
  }
  if (endpoint.query && kind < 0.8)
    return { what: 'query', url: `${good}?${queryOf(random, sampleOf(endpoint.query, known))}` };
  if (!endpoint.body)
    return { what: 'an unasked body or query', url: `${good}?${pick(random, wire)}=${pick(random, wire)}` };
  if (kind < 0.35) {
    const [what, body] = pick(random, brokenBodies);
    return { what, url: good, body, hopeless: true };
  }
  if (kind < 0.4)
    return {
      what: 'another type',
      url: good,
      body: json(sample),
      headers: { 'content-type': pick(random, otherTypes) },
    };
  return { what: 'field', url: good, body: spoilt(random, sample) };
};
