import type { Journey } from './journey';
import { personId } from './person-id';

export type Visitor = 'guest' | 'Киберкот' | 'Северин';

export interface Visit {
  readonly who: Visitor;
  readonly path: string;
  /** The entry in the product's table of routes that this visit covers. */
  readonly route: string;
}

/** Name of a visit, for tests that select some of them. */
export const nameOf = ({ who, route }: Visit): string => `${who} ${route}`;

/** The call without which a page has nothing to show, for pages with many calls. */
export const mainCalls: Readonly<Record<string, RegExp>> = {
  'guest /:gameId/team': /^\/v1\/mates\/game/,
  'Киберкот /:gameId/team/:mateId': /^\/v1\/mates\/cs2\/[\w-]+$/,
  'Северин /:gameId/profile': /^\/v1\/users\/cs2\/[\w-]+$/,
};

/**
 * The most often that a page may make the same call: to load, to show the failure and to retry for each section. A loop
 * of retries would exceed it by far.
 */
export const mostAsked = 6;

const client = [
  '/',
  '/balance',
  '/chat',
  '/support',
  '/appeals',
  '/policy',
  '/policy/personal-data',
  '/policy/marketing',
  '/policy/mate-terms',
  '/blog',
  '/blog/:material',
  '/materials',
  '/materials/for-me',
  '/materials/:articleId',
  '/:gameId/profile',
  '/:gameId/users/:userId',
  '/:gameId/bookings',
  '/:gameId/orders',
  '/:gameId/orders-history',
  '/:gameId/settings',
  '/:gameId/mate',
  '/:gameId/team',
  '/:gameId/team/:mateId',
  '/:gameId/how-it-works',
  '/balance/*',
  '/draws/*',
  '/:gameId/squads',
  '/:gameId/squads/create',
  '/:gameId/squads/:squadId',
];
const mate = [
  '/',
  '/balance',
  '/:gameId/bookings',
  '/:gameId/orders',
  '/:gameId/clients',
  '/:gameId/mate/onboarding',
  '/:gameId/mate/place',
  '/:gameId/profile',
  '/:gameId/settings',
];
const guest = [
  '/',
  '/login',
  '/blog',
  '/blog/:material',
  '/:gameId/team',
  '/:gameId/team/:mateId',
  '/:gameId/squads',
  '/:gameId/squads/create',
  '/:gameId/category-:landing',
  '/:gameId/mates/:landingId',
  '/:gameId/training/:landingId',
];

/** Every route, for the people who may open it, with addresses of the demo. */
export const visitsOf = async (journey: Journey): Promise<readonly Visit[]> => {
  const [mateId, clientId] = [await personId(journey, 'Северин'), await personId(journey, 'Киберкот')];
  const { rows } = await journey.database.pool.query<{ squad_id: number }>(
    'SELECT squad_id FROM pov_request WHERE user_id = $1',
    [clientId],
  );
  const landing = async (table: 'mate_landing' | 'training_landing'): Promise<string> =>
    (await journey.database.pool.query<{ id: string }>(`SELECT id FROM ${table} ORDER BY id LIMIT 1`)).rows[0]?.id ??
    '';
  const landings: Readonly<Record<string, string>> = {
    '/:gameId/mates/:landingId': await landing('mate_landing'),
    '/:gameId/training/:landingId': await landing('training_landing'),
  };
  const values: Readonly<Record<string, string>> = {
    gameId: 'cs2',
    mateId,
    userId: mateId,
    squadId: String(rows[0]?.squad_id ?? 0),
    material: 'material-257',
    articleId: 'new',
    landing: 'fun',
  };
  const below: Readonly<Record<string, string>> = { '/balance/*': '/balance/reserves', '/draws/*': '/draws' };
  const fill = (route: string): string =>
    below[route] ?? route.replaceAll(/:(\w+)/g, (_whole, name: string) => values[name] ?? landings[route] ?? '');
  const visits = (who: Visitor, routes: readonly string[]) =>
    routes.map((route): Visit => ({ who, route, path: fill(route) }));
  return [...visits('guest', guest), ...visits('Киберкот', client), ...visits('Северин', mate)];
};

/** Routes without a visit, each with the reason. */
export const unvisited: Readonly<Record<string, string>> = {
  '/chat/:chatId': 'the chat page itself, walked by the chat journeys',
  '/pay/dummy/:depositId': 'needs a deposit under way, walked by the deposit journey',
  '/admin/*': 'administrators only',
  '/dev/ui': 'the kit, for developers',
  '/dev/machines': 'for developers',
  '/dev/market': 'for developers',
  '/dev': 'for developers',
  '/dev/replay': 'for developers',
  '/:gameId/tag-:landing': 'the category’s page with another list of mates',
  '/:gameId/squads/invite/:token': 'needs a fresh link, walked by the booking journey',
};
