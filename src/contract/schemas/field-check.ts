import type { $ZodIssue, $ZodType } from 'zod/v4/core';

/** Kinds of field checks (specification, section 3). */
export const fieldChecks = [
  'IS_UUID',
  'IS_STRING',
  'IS_EMAIL',
  'IS_PASSWORD',
  'IS_USERNAME',
  'IS_BOOLEAN',
  'IS_GAME_ID',
  'IS_COUNTRY',
  'IS_LANGUAGE',
  'IS_LANGUAGES_LIMIT',
  'IS_SLOTS',
  'IS_RATING',
  'IS_URL',
] as const;

export type FieldCheck = (typeof fieldChecks)[number];

const named = new WeakMap<$ZodType, FieldCheck>();

/** Registers the kind of a schema and returns it. A schema derived from it by `.check` is a different one. */
export const checkedAs = <S extends $ZodType>(check: FieldCheck, schema: S): S => {
  named.set(schema, check);
  return schema;
};

interface Parts {
  readonly shape?: Readonly<Record<string, $ZodType>>;
  readonly element?: $ZodType;
  readonly valueType?: $ZodType;
  readonly innerType?: $ZodType;
  readonly in?: $ZodType;
}

const partsOf = (schema: $ZodType): Parts => Object(schema._zod.def);

/** The schema and the schemas it wraps (optional, default, pipe). */
const layersOf = (schema: $ZodType | undefined): readonly $ZodType[] => {
  const layers: $ZodType[] = [];
  for (let layer = schema; layer !== undefined; layer = partsOf(layer).innerType ?? partsOf(layer).in)
    layers.push(layer);
  return layers;
};

const partAt = (schema: $ZodType, step: PropertyKey): $ZodType | undefined => {
  const { shape, element, valueType } = partsOf(schema);
  return shape?.[String(step)] ?? element ?? valueType;
};

const layersAt = (schema: $ZodType, path: readonly PropertyKey[]): readonly $ZodType[] =>
  path.reduce<readonly $ZodType[]>(
    (layers, step) => layersOf(layers.map((layer) => partAt(layer, step)).find((part) => part !== undefined)),
    layersOf(schema),
  );

const ofFormat: Readonly<Record<string, FieldCheck>> = { uuid: 'IS_UUID', email: 'IS_EMAIL', url: 'IS_URL' };
const ofType: Readonly<Record<string, FieldCheck>> = { string: 'IS_STRING', boolean: 'IS_BOOLEAN' };

/** The kind of the failed check of an issue; null for a field without a kind. */
export const checkOf = (schema: $ZodType, issue: $ZodIssue): FieldCheck | null => {
  const own = layersAt(schema, issue.path).flatMap((layer) => named.get(layer) ?? []);
  if (own[0] !== undefined) return own[0];
  if (issue.code === 'invalid_format') return ofFormat[issue.format] ?? null;
  return issue.code === 'invalid_type' ? (ofType[issue.expected] ?? null) : null;
};
