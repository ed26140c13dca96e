import * as z from 'zod/mini';
import type { Endpoint } from '#contract/kit/endpoint.ts';

interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

export type Known = Readonly<Record<string, unknown>>;

const uuid = '01890000-0000-7000-8000-000000000001';
const words = [
  'cs2',
  'RU',
  'ru',
  '1',
  '123456',
  'verysecret1',
  'abcdefghijklmnopqrstuv',
  '/balance',
  'x@mail.ru',
  uuid,
  '2030-01-01T00:00:00.000Z',
  'a'.repeat(43),
  'A'.repeat(43),
  `/files/blog/${'a'.repeat(24)}.webp`,
  'https://naparnik.example/help',
];

const fits = (schema: JsonSchema, text: string): boolean =>
  text.length >= (schema.minLength ?? 0) &&
  text.length <= (schema.maxLength ?? Infinity) &&
  (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text));

const numberFor = ({ minimum = -Infinity, maximum = Infinity }: JsonSchema): number =>
  [60, 1, 100, 1000, 2].find((n) => n >= minimum && n <= maximum) ?? Math.max(minimum, 0);

const textFor = (schema: JsonSchema): string => {
  if (schema.format === 'uuid') return uuid;
  if (schema.format === 'email') return 'sample@mail.ru';
  return words.find((word) => fits(schema, word)) ?? 'a'.repeat(schema.minLength ?? 5);
};

/**
 * A value that satisfies the schema; a known value for the field's name is preferred, unless only one of the two is a
 * list. Optional fields are filled too.
 */
const sampleFor = (schema: JsonSchema, known: Known): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [either] = schema.anyOf ?? schema.oneOf ?? [];
  if (either) return sampleFor(either, known);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [
          name,
          name in known && (field.type === 'array') === Array.isArray(known[name])
            ? known[name]
            : sampleFor(field, known),
        ]),
      );
    case 'array':
      return schema.items ? [sampleFor(schema.items, known)] : [];
    case 'integer':
    case 'number':
      return numberFor(schema);
    case 'boolean':
      return true;
    case 'string':
      return textFor(schema);
    default:
      return 1;
  }
};

/** A valid sample for one part of the request. */
export const sampleOf = (schema: Endpoint['body'], known: Known): Record<string, unknown> => {
  if (!schema) return {};
  const sample = sampleFor(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, known);
  return typeof sample === 'object' && sample !== null && !Array.isArray(sample) ? { ...sample } : {};
};
