import * as z from 'zod/mini';
import { errorTable } from '../errors/error-table';
import type { ErrorCode } from '../errors/error-code';
import { declaredErrors } from './declared-errors';
import { type Endpoint, type Endpoints, type Route, splitRoute } from './endpoint';

type Schema = NonNullable<Endpoint['body']>;

/** Both sides of a codec are described by the wire: what it is inside of the server concerns nobody else. */
const schemaOf = (schema: Schema, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
    override: ({ zodSchema: { _zod }, jsonSchema }) => {
      if (io === 'input' || _zod.def.type !== 'pipe') return;
      for (const name of Object.keys(jsonSchema)) delete jsonSchema[name];
      Object.assign(jsonSchema, schemaOf(_zod.def.in, io));
    },
  });

const fieldsOf = (schema: Schema | undefined): Readonly<Record<string, unknown>> => {
  if (!schema) return {};
  return schemaOf(schema, 'input').properties ?? {};
};

const requiredOf = (schema: Schema | undefined): ReadonlySet<string> =>
  new Set(schema ? (schemaOf(schema, 'input').required ?? []) : []);

const accessText = (access: Endpoint['access']): string =>
  typeof access === 'object' ? `permission ${access.permission}` : access;

/** Tags of the desk are separate, one for each section. */
const groupOf = (path: string): string => {
  const [, , first = 'other', second = ''] = path.split(/[/.]/);
  return first === 'admin' ? `admin: ${second}` : first;
};

const errorResponses = (codes: readonly ErrorCode[]) => {
  const statuses = [...new Set(codes.map((code) => errorTable[code].status))];
  const textOf = (status: number): string =>
    codes
      .filter((code) => errorTable[code].status === status)
      .map((code) => `${code}: ${errorTable[code].message}`)
      .join('\n\n');
  return Object.fromEntries(statuses.map((status) => [String(status), { description: textOf(status) }]));
};

const operation = (route: Route, endpoint: Endpoint, path: string) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const params = fieldsOf(endpoint.params);
  const query = fieldsOf(endpoint.query);
  const required = requiredOf(endpoint.query);
  return {
    summary: endpoint.summary,
    description: `Access: ${accessText(endpoint.access)}`,
    tags: [groupOf(path)],
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: params[name] ?? { type: 'string' } })),
      ...Object.entries(query).map(([name, schema]) => ({ name, in: 'query', required: required.has(name), schema })),
      ...(endpoint.idempotent
        ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }]
        : []),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    ...(endpoint.file
      ? {
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: { type: 'object', properties: { [endpoint.file]: { type: 'string', format: 'binary' } } },
              },
            },
          },
        }
      : {}),
    ...(endpoint.bytes
      ? {
          requestBody: {
            required: true,
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
        }
      : {}),
    responses: {
      ...(endpoint.response
        ? {
            200: {
              description: 'OK',
              content: { 'application/json': { schema: schemaOf(endpoint.response, 'output') } },
            },
          }
        : { 204: { description: 'No body' } }),
      ...errorResponses([...declaredErrors(route, endpoint)]),
    },
  };
};

/** OpenAPI 3.0 of the whole contract: one operation for each route. */
export const openApi = (contract: Endpoints) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(contract)) {
    const route = name as Route;
    const { method, path } = splitRoute(route);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(route, endpoint, path) };
  }
  return { openapi: '3.0.3', info: { title: 'Naparnik', version: '1' }, paths };
};
