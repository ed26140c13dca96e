import * as z from 'zod/mini';
import { contract } from '#contract/contract.ts';
import { type Endpoint, splitRoute } from '#contract/kit/endpoint.ts';

export interface DeskList {
  readonly path: string;
  /** Undefined: the list has only one order, without a name. */
  readonly sorts: readonly (string | undefined)[];
  /** Query strings of one filter each, with common and rare values; the first is empty. */
  readonly filters: readonly string[];
}

interface Field {
  readonly enum?: readonly string[];
  readonly items?: Field;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
}

const plantedId = (number: number): string => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** A tenth of all rows belongs to this person. */
export const busyPerson = plantedId(1);
export const operatorId = plantedId(5);

/** Lists written by hand, a few rows for each game or month: they never reach a thousand rows. */
export const smallLists: readonly string[] = [
  '/v1/admin/games',
  '/v1/admin/game-params',
  '/v1/admin/categories',
  '/v1/admin/category-tags',
  '/v1/admin/landings',
  '/v1/admin/courses',
  '/v1/admin/mate-landings',
  '/v1/admin/pages',
  '/v1/admin/notifications',
  '/v1/admin/reconciliations',
  '/v1/admin/draws',
  // Only the purchases of one article.
  '/v1/admin/blog/articles/{id}/purchases',
];

/** Sample values for filters without a fixed set of choices: first those that most rows match, then rare ones. */
const samplesOf = (rows: number): Readonly<Record<string, readonly string[]>> => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const moments = [minutesAgo(120), minutesAgo(rows / 2), minutesAgo(rows - 120)];
  const people = [busyPerson, plantedId(77)];
  const games = ['cs2', 'dota2', 'pubg'];
  return {
    gameId: games,
    game: games,
    search: ['player', 'player777', 'nobody', '77', '0077', plantedId(77), 'code7', 'раскидка 77'],
    from: moments,
    to: moments,
    minOrders: ['0', '500', '1007'],
    maxOrders: ['0', '500', '1009'],
    minAmount: ['0', '500000', '999000'],
    maxAmount: ['1000', '500000', '1000000'],
    minRating: ['1', '4', '4.99'],
    maxRating: ['2', '4', '5'],
    person: people,
    personId: people,
    authorId: people,
    actorId: [operatorId, plantedId(5 + rows / 20), plantedId(77)],
    subject: ['withdrawal', 'users', 'user', `withdrawal:${plantedId(77)}`, `user:${plantedId(77)}`],
    action: ['withdrawal', 'view.export', 'user.delete', 'nothing.such'],
    squad: ['77', String(rows * 2)],
  };
};

const fieldsOf = ({ query }: Endpoint): Readonly<Record<string, Field>> => {
  if (!query) return {};
  const schema: { readonly properties?: Readonly<Record<string, Field>> } = Object(
    z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }),
  );
  return schema.properties ?? {};
};

/** In a JSON schema, a flag of a query string is a string without restrictions. */
const isFlag = ({ enum: choices, items, format, pattern, maxLength }: Field): boolean =>
  !choices && !items && !format && !pattern && maxLength === undefined;

/** @throws Error for a filter without sample values */
const asksOf = (path: string, name: string, field: Field, samples: ReturnType<typeof samplesOf>): readonly string[] => {
  const key = field.items ? `${name}[]` : name;
  const values = field.enum ?? field.items?.enum ?? samples[name] ?? (isFlag(field) ? ['true', 'false'] : undefined);
  if (!values) throw new Error(`${path}: no sample for the filter ${name}`);
  return values.map((value) => new URLSearchParams({ [key]: value }).toString());
};

/** Every list of the desk that can grow, with its sorts and filters, from the contract. */
export const deskLists = (rows: number): readonly DeskList[] => {
  const samples = samplesOf(rows);
  return Object.entries<Endpoint>(contract).flatMap(([route, endpoint]) => {
    const { method, path } = splitRoute(route as `GET /${string}`);
    const { cursor, limit: _limit, sort, ...filters } = fieldsOf(endpoint);
    if (method !== 'GET' || !path.startsWith('/v1/admin/') || !cursor || smallLists.includes(path)) return [];
    return {
      path: path.replace('{id}', busyPerson),
      sorts: sort?.enum ?? [undefined],
      filters: ['', ...Object.entries(filters).flatMap(([name, field]) => asksOf(path, name, field, samples))],
    };
  });
};
