import { isDeepStrictEqual } from 'node:util';
import { type $ZodCodec, type $ZodType, type $ZodTypes, type input, type output, safeParse } from 'zod/v4/core';

/** Turns what a handler returned into what is sent: names the fields, encodes sums and moments. */
export type Shape = (value: unknown) => unknown;

/** Sent as it is. */
const same: Shape = (value) => value;

const known = (schema: $ZodType): $ZodTypes => schema as $ZodTypes;

/** @throws Error when the value breaks the schema */
const checked =
  (schema: $ZodType): Shape =>
  (value) => {
    const parsed = safeParse(schema, value);
    if (parsed.success) return parsed.data;
    throw new Error(parsed.error.message);
  };

const isCodec = (def: object): def is $ZodCodec['_zod']['def'] =>
  'reverseTransform' in def && def.reverseTransform !== undefined;

/** Our leaves report nothing there: they throw what is no sum or no moment. */
const nothingToReport = { value: null, issues: [] };

/** A leaf whose inner side is another than its wire side: a sum, a moment. */
const codecShape =
  ({ reverseTransform }: $ZodCodec['_zod']['def']): Shape =>
  (value) =>
    reverseTransform(value, nothingToReport);

/** Only the fields that the schema names. */
const objectShape = (fields: Readonly<Record<string, $ZodType>>): Shape => {
  const named = Object.entries(fields).map(([name, schema]) => [name, shapeOf(schema)] as const);
  return (value) => {
    const source = Object(value);
    const left: Record<string, unknown> = {};
    for (const [name, shape] of named) {
      const field: unknown = source[name];
      if (field !== undefined) left[name] = shape === same ? field : shape(field);
    }
    return left;
  };
};

const arrayShape = (element: Shape): Shape =>
  element === same ? same : (value) => (Array.isArray(value) ? value.map((one) => element(one)) : value);

const recordShape = (element: Shape): Shape =>
  element === same
    ? same
    : (value) => Object.fromEntries(Object.entries(Object(value)).map(([name, one]) => [name, element(one)]));

/** Shape of a discriminated union; null when an option does not declare its discriminator. */
const chosenShape = (options: readonly $ZodType[], discriminator: string): Shape | null => {
  const byValue = new Map<unknown, Shape>();
  for (const option of options) {
    const values = option._zod.propValues?.[discriminator];
    if (!values) return null;
    for (const value of values) byValue.set(value, shapeOf(option));
  }
  return (value) => byValue.get(Object(value)[discriminator])?.(value);
};

/** A shape for each kind of schema that responses use; any other kind is parsed by the schema itself. */
export const shapeOf = (schema: $ZodType): Shape => {
  const { def } = known(schema)._zod;
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
      return same;
    case 'nullable':
    case 'optional': {
      const inner = shapeOf(def.innerType);
      return inner === same ? same : (value) => (value === null || value === undefined ? value : inner(value));
    }
    case 'array':
      return arrayShape(shapeOf(def.element));
    case 'record':
      return recordShape(shapeOf(def.valueType));
    case 'object':
      return def.catchall ? checked(schema) : objectShape(def.shape);
    case 'union': {
      const discriminator: unknown = Object(def).discriminator;
      const chosen = typeof discriminator === 'string' ? chosenShape(def.options, discriminator) : null;
      return chosen ?? (def.options.every((option) => shapeOf(option) === same) ? same : checked(schema));
    }
    case 'pipe':
      return isCodec(def) ? codecShape(def) : checked(schema);
    default:
      return checked(schema);
  }
};

/** Encodes what is sent otherwise than as the response of a call. */
export const onWire = <S extends $ZodType>(schema: S): ((value: output<S>) => input<S>) => {
  const shape = shapeOf(schema);
  return (value) => shape(value) as input<S>;
};

/** @throws Error when a sum or a moment is none */
const encoded = (route: string, shape: Shape, value: unknown): unknown => {
  try {
    return JSON.parse(JSON.stringify(shape(value)) ?? 'null');
  } catch (cause) {
    throw new Error(`answer of ${route} cannot be encoded`, { cause });
  }
};

/**
 * Removes from a response every field that its contract does not name, and encodes its sums and moments. In production
 * nothing is validated; elsewhere the wire is, and encoding what was decoded from it must give the same.
 * @throws Error outside of production when the response breaks the contract
 */
export const responseShape = (route: string, schema: $ZodType, production: boolean): Shape => {
  const shape = shapeOf(schema);
  if (production) return shape;
  return (value) => {
    const sent = encoded(route, shape, value);
    const parsed = safeParse(schema, sent);
    if (!parsed.success) throw new Error(`answer of ${route} breaks the contract: ${parsed.error.message}`);
    if (!isDeepStrictEqual(encoded(route, shape, parsed.data), sent))
      throw new Error(`answer of ${route} would leave otherwise than its contract says`);
    return sent;
  };
};
