import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageAt } from '../../../contract/page-at';
import type { PageChunk } from '../../../contract/pages';

export interface FirstAnswers {
  /** Answers by the address that the page's script asks: `/v1/languages`. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Addresses at which nothing is. */
  readonly missing: ReadonlySet<string>;
}

export const noAnswers: FirstAnswers = { given: {}, missing: new Set() };

const bookingLength = 60;

/** The first page of a game's mates, as the page of all mates asks for it. */
export const matesAddress = (gameId: string): string => `/v1/mates/game/${gameId}?search=&sort=recommended&limit=48`;

export const squadsAddress = (gameId: string): string => `/v1/squads/${gameId}/squads`;

export const mateAddress = (gameId: string, mateId: string): string => `/v1/mates/${gameId}/${mateId}`;

export const userAddress = (gameId: string, userId: string): string => `/v1/users/${gameId}/${userId}`;

const ofPerson = (gameId: string, userId: string): readonly string[] => [
  '/v1/languages',
  '/v1/countries',
  `/v1/game-params/game/${gameId}`,
  `/v1/game-params/game/${gameId}/user/${userId}/values`,
  `/v1/reviews/${gameId}/${userId}/criteria`,
  `/v1/reviews/${userId}`,
];

export const categoriesAddress = (gameId: string): string => `/v1/categories/game/${gameId}`;

export const firstSquadAddress = '/v1/squads/first-squad-prices';

/** What a page asks before it can show itself, by its code; the parts are those of its path. */
const addressesOf: Partial<Record<PageChunk, (first: string, second: string) => readonly string[]>> = {
  home: (gameId) => [
    categoriesAddress(gameId),
    squadsAddress(gameId),
    `/v1/mates/game/${gameId}?online=true&limit=1`,
    `/v1/mates/game/${gameId}?limit=8`,
  ],
  login: () => ['/v1/countries', '/v1/auth/social'],
  team: (gameId) => [
    '/v1/languages',
    `/v1/game-params/game/${gameId}`,
    categoriesAddress(gameId),
    matesAddress(gameId),
  ],
  'mate-page': (gameId, mateId) => [
    mateAddress(gameId, mateId),
    `/v1/tips/goals?userId=${mateId}`,
    `/v1/mates/${mateId}/booking-times?durationMinutes=${bookingLength}`,
    firstSquadAddress,
    `/v1/blog/articles?authorId=${mateId}&limit=3`,
    ...ofPerson(gameId, mateId),
  ],
  'user-page': (gameId, userId) => [userAddress(gameId, userId), ...ofPerson(gameId, userId)],
  'squads-list': (gameId) => [categoriesAddress(gameId), squadsAddress(gameId), '/v1/languages'],
  'how-it-works': () => ['/v1/documents/how-it-works'],
  policy: () => ['/v1/documents/policy'],
  'become-mate': () => ['/v1/squad-prices/rates'],
  blog: () => [
    '/v1/blog/articles?recommended=true&limit=4',
    '/v1/blog/articles?sort=NEWEST_FIRST&limit=12',
    '/v1/blog/overview',
  ],
  'category-page': (gameId) => [
    categoriesAddress(gameId),
    `/v1/category-tags/${gameId}`,
    `/v1/training-landings/game/${gameId}`,
  ],
  'create-squad': (gameId) => [categoriesAddress(gameId), '/v1/languages', '/v1/squad-prices/rates', firstSquadAddress],
  draws: () => ['/v1/draws/history'],
};

const isPlain = (part: string): boolean => /^[\w-]{1,64}$/.test(part);

/**
 * What the page at this path asks first. Home asks of the game that stands first; a list that the address filters or
 * sorts asks other things, which are left to its script.
 */
export const firstAddresses = (path: string, homeGame: string | undefined): readonly string[] => {
  const [pathname = '', query = ''] = path.split('?');
  const page = pageAt(pathname);
  if (page === null || [...new URLSearchParams(query).keys()].some((key) => !key.startsWith('utm_'))) return [];
  const parts = pathname.split('/').slice(1);
  const [first = '', , second = ''] = page.chunk === 'home' ? [homeGame ?? ''] : parts;
  if (!isPlain(first) || !(second === '' || isPlain(second))) return [];
  return addressesOf[page.chunk]?.(first, second) ?? [];
};

/**
 * What the server answers to these addresses for whoever asks for the page, a guest without a request; a refused one is
 * left to its script.
 */
export const readFirstAnswers = async (
  server: FastifyInstance,
  request: FastifyRequest | null,
  addresses: readonly string[],
): Promise<FirstAnswers> => {
  const { cookie, host } = request?.headers ?? {};
  const headers = { ...(cookie === undefined ? {} : { cookie }), ...(host === undefined ? {} : { host }) };
  const asked = addresses.map(async (url) => {
    const from = request === null ? {} : { remoteAddress: request.ip };
    return { url, answer: await server.inject({ url, headers, ...from }) };
  });
  const all = await Promise.all(asked);
  const given = all.filter(({ answer }) => answer.statusCode === 200);
  return {
    given: Object.fromEntries(given.map(({ url, answer }): readonly [string, unknown] => [url, answer.json()])),
    missing: new Set(all.filter(({ answer }) => answer.statusCode === 404).map(({ url }) => url)),
  };
};
