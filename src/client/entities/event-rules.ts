import type { RealtimeEvent, RealtimePayload } from '../../contract/realtime';
import { adminTagsOf } from './cache-rules/admin-action';
import { squadCardsTagId, type CacheTag } from './cache-rules/define-mutations';

/**
 * The page's data came before its socket did, and what happened in between was told to nobody: whatever calls a person
 * is asked once more. The rest may wait for its next event.
 */
export const firstConnectTags: readonly CacheTag[] = ['Notifications', 'MateOrders', 'Bookings', 'Squad', 'PovRequest'];

/** After a break in the connection nobody knows what was missed: all that any event can make old. */
export const missedTags: readonly CacheTag[] = [
  'Me',
  'Bookings',
  'User',
  'Squad',
  'Squads',
  'SquadHistory',
  'Quote',
  'MateOrders',
  'Mates',
  'MateReadiness',
  'MateApplication',
  'MateClients',
  'MateStanding',
  'TipsGoals',
  'Courses',
  'GameParams',
  'Categories',
  'Landing',
  'Reviews',
  'PovRequest',
  'Notifications',
  'Notifiers',
  'Balance',
  'Transactions',
  'Articles',
  'MyArticles',
  'Reserve',
  'Certificates',
  'Draws',
  'Admin',
];

/** What the page must ask again after each event of the server; an event without an entry does not compile. */
export const tagsByEvent: { readonly [E in RealtimeEvent]: (payload: RealtimePayload<E>) => readonly CacheTag[] } = {
  'me changed': () => ['Me', 'Sessions', 'Balance', 'Transactions', 'Certificates', 'Bookings'],
  'squad changed': ({ squadId }) => [
    { type: 'Squad', id: squadId },
    'SquadHistory',
    'MateClients',
    'Balance',
    'Transactions',
  ],
  'orders changed': () => ['MateOrders'],
  // A list of the one game, and whatever cards of squads stand in texts.
  'visible squads changed': ({ gameId }) => [
    { type: 'Squads', id: gameId },
    { type: 'Squads', id: squadCardsTagId },
  ],
  'squad ping': ({ squadId }) => [{ type: 'Squad', id: squadId }],
  'deposit settled': () => ['Me', 'Balance', 'Transactions'],
  // Most that happens to a booking is told as a notification too.
  'notifications changed': () => ['Notifications', 'Bookings'],
  'mate application changed': () => ['MateApplication'],
  'clients changed': () => ['MateClients'],
  'tips goals changed': () => ['TipsGoals'],
  'courses changed': () => ['Courses'],
  // The feed of a reader does not move under their eyes: only the article itself is asked for again.
  'article changed': ({ articleId }) => [{ type: 'Articles', id: articleId }],
  'own article changed': ({ articleId }) => ['MyArticles', { type: 'Articles', id: articleId }],
  'draws changed': () => ['Draws'],
  'reserves changed': () => ['Reserve'],
  'notifiers changed': () => ['Notifiers', 'MateReadiness', 'Me'],
  'mate changed': () => ['Mates', 'FreeNotices', 'User', 'MateReadiness', 'MateStanding'],
  // The cards themselves follow what it says.
  'mates availability': () => [],
  'profile changed': () => ['User', 'Mates', 'MateReadiness', 'GameParams', 'Reviews'],
  'catalogue changed': () => ['Categories', 'GameParams', 'Landing', 'Mates', 'MateReadiness'],
  'catch up': () => missedTags,
  'pov request changed': () => ['PovRequest'],
  'back office changed': ({ kind }) => adminTagsOf(kind),
  'clock changed': () => [
    'PovRequest',
    'Me',
    'Squad',
    'Squads',
    'MateOrders',
    'Bookings',
    'Quote',
    'Balance',
    'Transactions',
  ],
};
