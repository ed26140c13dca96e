/**
 * Who may open a page; other people are redirected to sign in, or to the page about becoming a mate. For everybody but
 * administrators an `admin` page does not exist.
 */
export type PageAccess = 'all' | 'user' | 'mate' | 'admin';

interface PageOfManifest {
  /**
   * Pattern of the path. `category-:landing` is a segment with a prefix, the rest is the parameter; `/*` at the end
   * matches any number of segments, including none.
   */
  readonly path: string;
  readonly access: PageAccess;
  /** Name of its chunk: the browser's router loads it, the server preloads it. */
  readonly chunk: string;
  /** Useful even in a product without games. */
  readonly gameless?: true;
}

/**
 * Every page of the product (specification, section 2). Used by the browser's router, the server's preloads and the 404
 * of both. Plain data, because it is in the first load.
 */
export const pages = [
  { path: '/', access: 'all', chunk: 'home' },
  { path: '/login', access: 'all', chunk: 'login' },
  { path: '/balance', access: 'user', chunk: 'balance' },
  { path: '/balance/*', access: 'user', chunk: 'money' },
  { path: '/draws/*', access: 'all', chunk: 'draws' },
  { path: '/chat', access: 'user', chunk: 'chat-page' },
  { path: '/chat/:chatId', access: 'user', chunk: 'chat-page' },
  { path: '/pay/dummy/:depositId', access: 'user', chunk: 'dummy-provider' },
  { path: '/blog', access: 'all', chunk: 'blog' },
  { path: '/blog/:material', access: 'all', chunk: 'article' },
  { path: '/materials', access: 'user', chunk: 'materials' },
  { path: '/materials/for-me', access: 'user', chunk: 'for-me' },
  { path: '/materials/:articleId', access: 'user', chunk: 'editor' },
  { path: '/support', access: 'all', chunk: 'support' },
  { path: '/appeals', access: 'user', chunk: 'appeals' },
  { path: '/policy', access: 'all', chunk: 'policy' },
  { path: '/policy/personal-data', access: 'all', chunk: 'policy' },
  { path: '/policy/marketing', access: 'all', chunk: 'policy' },
  { path: '/policy/mate-terms', access: 'all', chunk: 'policy' },
  { path: '/admin/*', access: 'admin', chunk: 'admin' },
  { path: '/dev/ui', access: 'all', chunk: 'dev-ui' },
  { path: '/dev/replay', access: 'all', chunk: 'dev-replay' },
  { path: '/dev/machines', access: 'all', chunk: 'dev-machines' },
  { path: '/dev/market', access: 'all', chunk: 'dev-market' },
  { path: '/dev', access: 'all', chunk: 'dev-tools' },
  { path: '/:gameId/profile', access: 'user', chunk: 'profile' },
  { path: '/:gameId/users/:userId', access: 'all', chunk: 'user-page' },
  { path: '/:gameId/bookings', access: 'user', chunk: 'bookings' },
  { path: '/:gameId/orders', access: 'user', chunk: 'orders' },
  { path: '/:gameId/orders-history', access: 'user', chunk: 'orders-history' },
  { path: '/:gameId/clients', access: 'mate', chunk: 'clients' },
  { path: '/:gameId/settings', access: 'user', chunk: 'settings', gameless: true },
  { path: '/:gameId/mate', access: 'all', chunk: 'become-mate' },
  { path: '/:gameId/mate/onboarding', access: 'mate', chunk: 'onboarding' },
  { path: '/:gameId/mate/place', access: 'mate', chunk: 'mate-place' },
  { path: '/:gameId/team', access: 'all', chunk: 'team' },
  { path: '/:gameId/team/:mateId', access: 'all', chunk: 'mate-page' },
  { path: '/:gameId/training/:landingId', access: 'all', chunk: 'training' },
  { path: '/:gameId/mates/:landingId', access: 'all', chunk: 'mate-landing' },
  { path: '/:gameId/how-it-works', access: 'all', chunk: 'how-it-works', gameless: true },
  { path: '/:gameId/squads', access: 'all', chunk: 'squads-list' },
  { path: '/:gameId/squads/create', access: 'all', chunk: 'create-squad' },
  { path: '/:gameId/squads/invite/:token', access: 'all', chunk: 'friend-invitation' },
  { path: '/:gameId/squads/:squadId', access: 'user', chunk: 'squad' },
  { path: '/:gameId/category-:landing', access: 'all', chunk: 'category-page' },
  { path: '/:gameId/tag-:landing', access: 'all', chunk: 'tag-page' },
] as const satisfies readonly PageOfManifest[];

type Page = (typeof pages)[number];

export type PageChunk = Page['chunk'];
