import { pageAt } from '#contract/page-at.ts';
import type { PageChunk } from '#contract/pages.ts';
import { referralParams } from '#contract/people/referral-params.ts';
import type { Me } from '#contract/schemas/me.ts';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { hasPermission } from '#domain/people/has-permission.ts';

const bookingLength = 60;

/** The first page of a game's mates, exactly as the page of all mates fetches it. */
export const matesAddress = (gameId: string): string => `/v1/mates/game/${gameId}?search=&sort=recommended&limit=48`;

export const squadsAddress = (gameId: string): string => `/v1/squads/${gameId}/squads`;

export const mateAddress = (gameId: string, mateId: string): string => `/v1/mates/${gameId}/${mateId}`;

export const userAddress = (gameId: string, userId: string): string => `/v1/users/${gameId}/${userId}`;

export const drawAddress = (drawId: string): string => `/v1/draws/${drawId}`;

const ofPerson = (gameId: string, userId: string): readonly string[] => [
  languagesAddress,
  '/v1/countries',
  `/v1/game-params/game/${gameId}`,
  `/v1/game-params/game/${gameId}/user/${userId}/values`,
  `/v1/reviews/${gameId}/${userId}/criteria`,
  `/v1/reviews/${userId}`,
];

/** Of the blog as it is without filters. */
export const overviewAddress = '/v1/blog/overview';

export const tagAddress = (gameId: string, slug: string): string => `/v1/category-tags/${gameId}/${slug}`;

export const trainingAddress = (landingId: string): string => `/v1/training-landings/${landingId}`;

export const mateLandingAddress = (landingId: string): string => `/v1/mate-landings/${landingId}`;

export const categoriesAddress = (gameId: string): string => `/v1/categories/game/${gameId}`;

export const languagesAddress = '/v1/languages';

/** The desk's queues of decisions. */
export const queuesAddress = '/v1/admin/queues';

export const firstSquadAddress = '/v1/squads/first-squad-prices';

/** URLs that are not fetched for mates, who cannot book anybody. */
const ofClients = (visitor: Me | null, ...addresses: readonly string[]): readonly string[] =>
  visitor === null || visitor.mateAccess === null ? addresses : [];

/** URLs that are fetched for a signed-in person only: a guest is led to the sign-in page. */
const ofPeople = (visitor: Me | null, addresses: (me: Me) => readonly string[]): readonly string[] =>
  visitor === null ? [] : addresses(visitor);

/** Of the pages below the balance, by their section. */
const moneyAddresses: Readonly<Record<string, (me: Me) => readonly string[]>> = {
  packages: () => ['/v1/balance/top-up', '/v1/balance/deposit-methods'],
  gifts: () => [
    '/v1/balance/gift-certificates?side=BOUGHT',
    '/v1/balance/gift-certificates?side=RECEIVED',
    '/v1/balance/gift-certificates/on-sale',
  ],
  reserves: ({ id }) => ['/v1/balance-reserve/totals', `/v1/balance-reserve/reserved-for-user/${id}?group=ACTIVE`],
  referrals: () => ['/v1/referrals/me', '/v1/referrals/me/people'],
  taxes: () => ['/v1/taxes/me'],
};

/** A person's open bookings. */
export const ownBookings = '/v1/bookings?state=OPEN&limit=50';

/** The board of a mate's day. With a squad of their own it shows that in place of the orders. */
const ofMateDay = ({ id, squadMember }: Me, gameId: string): readonly string[] => [
  `/v1/mates/stats/${gameId}/${id}`,
  '/v1/squads/mate/orders/count',
  '/v1/mates/validate',
  ownBookings,
  squadMember === null ? '/v1/squads/mate/orders' : `/v1/squads/${squadMember.squadId}`,
  '/v1/mates/me/progress',
  '/v1/mates/me/standing',
  `/v1/tips/goals?userId=${id}`,
];

/**
 * What a signed-in person's home shows above the lists. The lists are those of the game that was chosen in this
 * browser, which the server does not know.
 */
const ofOwnHome = (me: Me): readonly string[] =>
  me.mateAccess === null
    ? [ownBookings, ...(me.orders === 0 ? [firstSquadAddress] : [])]
    : ofMateDay(me, me.mateAccess.gameId);

/** What a guest's home shows: the first game. */
const ofGuestHome = (gameId: string): readonly string[] => [
  categoriesAddress(gameId),
  squadsAddress(gameId),
  `/v1/mates/game/${gameId}?online=true&limit=1`,
  `/v1/mates/game/${gameId}?limit=8`,
];

/** URLs by the segments of the path and the visitor (null for a guest). */
type Addresses = (parts: readonly string[], visitor: Me | null) => readonly string[];

/**
 * What each page (by the name of its chunk) fetches before it can be shown, and asks for by its `firstQueries`. Nothing
 * else: what nobody asks for would only make the document longer.
 */
const addressesOf: Partial<Record<PageChunk, Addresses>> = {
  home: ([gameId = ''], visitor) => (visitor === null ? ofGuestHome(gameId) : ofOwnHome(visitor)),
  // A signed-in person is redirected.
  login: (_parts, visitor) => (visitor === null ? ['/v1/countries', '/v1/auth/social', '/v1/consents'] : []),
  team: ([gameId = '']) => [
    languagesAddress,
    `/v1/game-params/game/${gameId}`,
    categoriesAddress(gameId),
    matesAddress(gameId),
  ],
  'mate-page': ([gameId = '', , mateId = ''], visitor) => [
    mateAddress(gameId, mateId),
    `/v1/tips/goals?userId=${mateId}`,
    ...ofClients(visitor, `/v1/mates/${mateId}/booking-times?durationMinutes=${bookingLength}`),
    firstSquadAddress,
    `/v1/blog/articles?authorId=${mateId}&limit=3`,
    ...ofPerson(gameId, mateId),
  ],
  'user-page': ([gameId = '', , userId = '']) => [userAddress(gameId, userId), ...ofPerson(gameId, userId)],
  'squads-list': ([gameId = ''], visitor) => [
    categoriesAddress(gameId),
    squadsAddress(gameId),
    languagesAddress,
    ...ofPeople(visitor, () => [ownBookings]),
  ],
  'how-it-works': () => ['/v1/documents/how-it-works'],
  policy: ([, document = 'policy']) => [`/v1/documents/${document}`],
  'become-mate': ([gameId = '']) => [categoriesAddress(gameId), '/v1/squad-prices/rates'],
  blog: () => [
    '/v1/blog/articles?recommended=true&limit=4',
    '/v1/blog/articles?sort=NEWEST_FIRST&limit=12',
    overviewAddress,
  ],
  'category-page': ([gameId = '']) => [
    categoriesAddress(gameId),
    `/v1/category-tags/${gameId}`,
    `/v1/training-landings/game/${gameId}`,
  ],
  'tag-page': ([gameId = '', tag = '']) => [tagAddress(gameId, tag.slice('tag-'.length))],
  training: ([, , landingId = '']) => [trainingAddress(landingId)],
  'mate-landing': ([, , landingId = '']) => [mateLandingAddress(landingId)],
  'create-squad': ([gameId = '']) => [
    categoriesAddress(gameId),
    languagesAddress,
    '/v1/squad-prices/rates',
    firstSquadAddress,
  ],
  balance: (_parts, visitor) =>
    ofPeople(visitor, (me) => [
      '/v1/balance/summary',
      '/v1/balance/deposits/open',
      ...ofClients(me, '/v1/promo-codes/my'),
      ...(me.mateAccess === null ? [] : ['/v1/taxes/me']),
      `/v1/balance/transactions?zone=${encodeURIComponent(me.timeZone)}`,
    ]),
  money: ([, section = '', ...rest], visitor) =>
    ofPeople(visitor, (me) =>
      rest.length === 0 && Object.hasOwn(moneyAddresses, section) ? (moneyAddresses[section]?.(me) ?? []) : [],
    ),
  'orders-history': (_parts, visitor) =>
    ofPeople(visitor, () => ['/v1/squads/history?section=all', '/v1/squads/history/sections']),
  bookings: (_parts, visitor) => ofPeople(visitor, () => ['/v1/bookings?state=OPEN']),
  admin: ([, section = 'today'], visitor) => (section === 'today' ? ofPeople(visitor, ofToday) : []),
  draws: ([, drawId]) => [drawId === undefined ? '/v1/draws/history' : drawAddress(drawId)],
};

/** «Сегодня», the desk's first section, for an operator who has entered their code. */
const ofToday = ({ permissions, timeZone }: Me): readonly string[] => {
  const may = (permission: AdminPermission): boolean => hasPermission(permissions, permission);
  const day = `timeZone=${encodeURIComponent(timeZone)}`;
  if (permissions.length === 0) return [];
  return [
    queuesAddress,
    `/v1/admin/today/decisions?${day}`,
    ...(may('VIEW_TRANSACTIONS_LIST') ? ['/v1/admin/today/money'] : []),
    ...(may('VIEW_USERS_LIST') ? ['/v1/admin/today/funnel'] : []),
    ...(may('MANAGE_SQUADS')
      ? [`/v1/admin/today/orders?${day}`, '/v1/admin/today/choice', '/v1/admin/squads/live']
      : []),
  ];
};

const isPlain = (part: string): boolean => /^[\w-]{1,64}$/.test(part);

/** Pages whose requests depend on the query of the URL: filters or another mode. */
const dependOnQuery: readonly PageChunk[] = ['team', 'blog', 'login', 'balance', 'orders-history', 'bookings'];

const trackingParams: readonly string[] = [referralParams.tag, referralParams.channel];

/** Whether the parameter only says where a visitor comes from: `ref`, `utm_source`, `yclid`. */
const isTrackingParam = (key: string): boolean =>
  trackingParams.includes(key) || key.startsWith('utm_') || key.endsWith('clid');

/**
 * The URLs that the page at this path fetches first for this visitor (null for a guest; permissions as their session
 * has them). A guest's home is about the
 * first game. A list that the URL filters or sorts is left to the page's script.
 */
export const preloadAddresses = (
  path: string,
  visitor: Me | null,
  firstGame: string | undefined,
): readonly string[] => {
  const [pathname = '', query = ''] = path.split('?');
  const chunk = pageAt(pathname)?.chunk;
  if (chunk === undefined) return [];
  if (dependOnQuery.includes(chunk) && ![...new URLSearchParams(query).keys()].every(isTrackingParam)) return [];
  const parts = chunk === 'home' ? [firstGame ?? ''] : pathname.split('/').filter(Boolean);
  return parts.every(isPlain) ? (addressesOf[chunk]?.(parts, visitor) ?? []) : [];
};
