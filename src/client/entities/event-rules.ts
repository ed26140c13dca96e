import type { RealtimeEvent, RealtimePayload } from '#contract/realtime.ts';
import { deskTagsOf } from './cache-rules/desk-action';
import { squadCardsTagId, type CacheTag } from './cache-rules/define-mutations';

/**
 * The page's data was loaded before its socket connected, and no events arrived in between: when it connects at once,
 * what requires the person's attention is fetched once more. The rest waits for its next event.
 */
export const firstConnectTags: readonly CacheTag[] = ['Notifications', 'MateOrders', 'Bookings', 'Squad', 'PovRequest'];

/**
 * After a lost connection, or a late first one, it is unknown which events were missed: all tags that any event can
 * invalidate.
 */
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
  'Appeals',
  'Balance',
  'Taxes',
  'Transactions',
  'Articles',
  'MyArticles',
  'Reserve',
  'Certificates',
  'Draws',
  'ChatSettings',
  'Desk',
];

/** Tags that each event of the server invalidates; an event without an entry does not compile. */
export const tagsByEvent: { readonly [E in RealtimeEvent]: (payload: RealtimePayload<E>) => readonly CacheTag[] } = {
  'me changed': () => [
    'Me',
    'Age',
    'Taxes',
    'Consents',
    'Sessions',
    'Appeals',
    'Balance',
    'Transactions',
    'Certificates',
    'Bookings',
  ],
  'squad changed': ({ squadId }) => [
    { type: 'Squad', id: squadId },
    'SquadHistory',
    'MateClients',
    'Balance',
    'Transactions',
  ],
  'orders changed': () => ['MateOrders'],
  // The list of this game, and the cards of squads inside articles, whose game is not known.
  'visible squads changed': ({ gameId }) => [
    { type: 'Squads', id: gameId },
    { type: 'Squads', id: squadCardsTagId },
  ],
  'squad ping': ({ squadId }) => [{ type: 'Squad', id: squadId }],
  'deposit settled': () => ['Me', 'Balance', 'Transactions'],
  // Most changes of a booking also cause a notification.
  'notifications changed': () => ['Notifications', 'Bookings'],
  'mate application changed': () => ['MateApplication'],
  'clients changed': () => ['MateClients'],
  'tips goals changed': () => ['TipsGoals'],
  'courses changed': () => ['Courses'],
  // The feed does not change while somebody reads it: only the article itself is fetched again.
  'article changed': ({ articleId }) => [{ type: 'Articles', id: articleId }],
  'own article changed': ({ articleId }) => ['MyArticles', { type: 'Articles', id: articleId }],
  'draws changed': () => ['Draws'],
  'reserves changed': () => ['Reserve'],
  'notifiers changed': () => ['Notifiers', 'MateReadiness', 'Me'],
  'mate changed': () => ['Mates', 'FreeNotices', 'User', 'MateReadiness', 'MateStanding'],
  // The cached cards are patched with the event's data (`patchAvailability`).
  'mates availability': () => [],
  'profile changed': () => ['User', 'Mates', 'MateReadiness', 'GameParams', 'Reviews'],
  'catalogue changed': () => ['Categories', 'GameParams', 'Landing', 'Mates', 'MateReadiness'],
  'catch up': () => missedTags,
  'chat token': () => [],
  'pov request changed': () => ['PovRequest'],
  'looks changed': ({ subject }) => [{ type: 'Desk', id: `looks:${subject}` }],
  'back office changed': ({ kind }) => deskTagsOf(kind),
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
