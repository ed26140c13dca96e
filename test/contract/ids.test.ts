import * as z from 'zod/mini';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { chatCalls } from '#contract/chat/chat-calls.ts';
import { contractRoutes } from '../support/security/contract-routes';

const small = '01890abc-def0-7abc-8def-0123456789ab';

/** The parts of a JSON schema that may contain ids. */
interface Shape {
  readonly format?: string;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
}

const shapeOf = (schema: $ZodType): Shape => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/** Paths of ids in a request: `body.items[]`. */
const placesOf = (shape: Shape, at: string): readonly string[] => [
  ...(shape.format === 'uuid' ? [at] : []),
  ...Object.entries(shape.properties ?? {}).flatMap(([name, inner]) => placesOf(inner, `${at}.${name}`)),
  ...(shape.items ? placesOf(shape.items, `${at}[]`) : []),
  ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].flatMap((inner) => placesOf(inner, at)),
];

const partsOfRoutes = contractRoutes.flatMap(({ route, endpoint }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [{ name: `${route} ${part}`, schema }] : [];
  }),
);
const partsOfChat = Object.entries(chatCalls).map(([name, { request }]) => ({ name, schema: request }));

/** Schemas of ids nested in a schema, found through zod's internal definitions. */
const idSchemasOf = (schema: $ZodType): readonly $ZodType[] => {
  const { def } = schema._zod;
  const inner = Object(def);
  const within: readonly unknown[] = [
    ...Object.values(Object(inner.shape)),
    inner.element,
    inner.innerType,
    inner.in,
    ...(Array.isArray(inner.options) ? inner.options : []),
  ];
  const nested = within.filter((one): one is $ZodType => one instanceof Object && '_zod' in one);
  return [...(inner.format === 'uuid' ? [schema] : []), ...nested.flatMap(idSchemasOf)];
};

test('the contract contains ids in many places', () => {
  const places = [...partsOfRoutes, ...partsOfChat].flatMap(({ name, schema }) => placesOf(shapeOf(schema), name));
  expect(places.length).toBeGreaterThan(50);
});

const withIds = [...partsOfRoutes, ...partsOfChat].filter(({ schema }) => placesOf(shapeOf(schema), '').length > 0);

test.each(withIds.map(({ name, schema }) => [name, schema] as const))(
  'an id in capitals is the same id: %s',
  (_name, schema) => {
    const found = idSchemasOf(schema);
    expect(found.length).toBe(placesOf(shapeOf(schema), '').length);
    for (const id of found) expect(safeParse(id, small.toUpperCase())).toEqual({ success: true, data: small });
  },
);
