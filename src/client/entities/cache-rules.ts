import type { Contract } from '../../contract/contract';
import type { AdminSubjectKind } from '../../domain/people/admin-subject';
import type { tags } from '../api/api';
import { type AnswerOf, call, type CallOf } from '../api/call';

/*
 * What makes which part of the cache old: calls and the few occasions that are neither calls nor events of the server
 * (`event-rules.ts`). Beside it, answers that are the resource itself are written into the cache by their slices.
 */

type Tag = (typeof tags)[number];
export type Changed = Tag | { readonly type: Tag; readonly id: string | number };

/** What a call makes old, whether it was carried out or refused; the answer is absent when it was refused. */
type CallRule<R extends keyof Contract> =
  readonly Changed[] | ((answer: AnswerOf<R> | undefined, error: unknown, parts: CallOf<R>) => readonly Changed[]);

type CallRules = { readonly [R in keyof Contract]?: CallRule<R> };

const money = ['Me', 'Balance', 'Transactions'] as const;
const membership = ['Me', 'Squads', 'SquadHistory'] as const;
const departure = [...membership, 'Balance', 'Transactions'] as const;
/** What shows what somebody says of themselves. */
const profileTags = ['User', 'Mates', 'MateReadiness', 'Reviews', 'Squad', 'SquadHistory'] as const;

const afterCalls = {
  'POST /v1/admin/notes': (_answer, _error, { body }) => [{ type: 'Admin', id: body.subject.split(':')[0] ?? '' }],
  'POST /v1/admin/views': [{ type: 'Admin', id: 'views' }],
  'DELETE /v1/admin/views/{id}': [{ type: 'Admin', id: 'views' }],

  'PUT /v1/chat/settings': ['ChatSettings'],
  'PUT /v1/chat/blocks/{userId}': ['ChatBlocks'],
  'DELETE /v1/chat/blocks/{userId}': ['ChatBlocks'],

  'PUT /v1/game-params/{id}/values': ['GameParams', 'MateReadiness', 'Me', 'Mates'],

  'POST /v1/mate-applications': ['MateApplication', 'Demo'],
  'POST /dev/api/mate-applications/{id}/approve': ['Demo', 'MateApplication', 'Me'],
  'POST /v1/mate-clients/favorites/{id}': ['MateClients'],
  'POST /v1/mate-clients/notes/{id}': ['MateClients'],
  'POST /v1/training-landings/courses/{id}': ['Courses', 'Me', 'Balance', 'Transactions'],
  'POST /v1/training-landings/my-courses/{id}/close': ['Courses', 'Me', 'Balance', 'Transactions'],

  'PUT /v1/mates/me/active': ['MateReadiness'],
  'PUT /v1/mates/me/voice': ['User', 'Mates'],
  'DELETE /v1/mates/me/voice': ['User', 'Mates'],
  'POST /v1/mates/favorites/{id}': ['Mates'],
  'PUT /v1/mates/{mateId}/free-notice': ['FreeNotices'],
  'PUT /v1/categories/mate/{id}': ['Categories', 'MateReadiness', 'Mates', 'Me'],

  'POST /v1/tips/goals': ['TipsGoals'],
  'PUT /v1/tips/goals/{id}': ['TipsGoals'],
  'DELETE /v1/tips/goals/{id}': ['TipsGoals'],
  'POST /v1/balance/tips/purchase': (answer) =>
    answer === undefined ? [] : ['TipsGoals', 'Me', 'Balance', 'Transactions'],

  'POST /v1/balance/gift-certificates': (answer) => (answer === undefined ? [] : [...money, 'Certificates']),
  'POST /v1/balance/gift-certificates/{id}/pay': [...money, 'Certificates'],
  'POST /v1/balance/gift-certificates/{id}/activate': [...money, 'Certificates'],
  'POST /v1/balance-reserve/signed-link': ['Reserve'],
  'POST /v1/balance/reserve': [...money, 'Reserve'],
  'PUT /v1/balance-reserve/{id}/unreserve-transactions': [...money, 'Reserve'],
  'POST /v1/balance-reserve/{id}/cancel': [...money, 'Reserve'],
  'POST /v1/draws/{id}/participate': ['Draws'],
  'PUT /v1/blog/articles/{id}/registration': (_answer, _error, { params }) => [{ type: 'Articles', id: params.id }],
  'POST /v1/blog/articles/{id}/recommendation': ['Articles', { type: 'Admin', id: 'article' }],
  'POST /v1/balance/articles/{articleId}/pay': ['Articles', ...money],
  'POST /v1/blog/articles': ['MyArticles'],
  'POST /v1/blog/articles/{id}/publish': ['MyArticles', 'Articles'],
  'POST /v1/blog/articles/{id}/unpublish': ['MyArticles', 'Articles'],
  'DELETE /v1/blog/articles/{id}': ['MyArticles', 'Articles'],
  'PUT /v1/blog/articles/{id}/shared-with': ['MyArticles'],
  'DELETE /v1/blog/articles/{id}/shared-with/{userId}': ['MyArticles'],

  'PUT /v1/balance/steam-trade-url': ['SteamTradeUrl'],
  'POST /v1/dummy-provider/{depositId}': money,
  'DELETE /v1/balance/user-withdrawal-methods/{id}': ['WithdrawalMethods'],
  'POST /v1/balance/withdraw': (answer) => (answer === undefined ? [] : [...money, 'WithdrawalMethods']),
  'POST /v1/balance/withdrawals/{id}/cancel': money,

  'POST /v1/notifications/read-all': ['Notifications'],
  'POST /v1/notifications/{id}/read': ['Notifications'],

  'PUT /v1/push': ['Notifiers'],
  'DELETE /v1/push': ['Notifiers'],
  'POST /v1/notifier/services/{name}': ['Notifiers', 'MateReadiness'],
  'DELETE /v1/notifier/services/{name}': ['Notifiers', 'MateReadiness', 'Me'],
  'PUT /v1/notifier/services/{name}/enabled': ['Notifiers', 'MateReadiness', 'Me'],

  'PUT /v1/users/me/avatar': profileTags,
  'PUT /v1/users/me/username': profileTags,
  'PUT /v1/users/me/description': ['Me', ...profileTags],
  'PUT /v1/users/me/country': ['Me', ...profileTags],
  'PUT /v1/users/me/languages': ['Me', ...profileTags],
  'PUT /v1/users/me/platforms/{game}': ['Me', ...profileTags],

  'DELETE /v1/users/me/identities/{provider}': ['Sessions'],
  'PUT /v1/auth/email': ['Me'],
  'PUT /v1/auth/password': ['Sessions'],
  'DELETE /v1/auth/sessions/{id}': ['Sessions'],
  'DELETE /v1/auth/sessions': ['Sessions'],

  'POST /dev/api/clock': ['Demo', 'Squad', 'Squads', 'MateOrders', 'Bookings', 'Balance', 'Transactions'],

  'POST /v1/pov-requests/{id}/files': ['PovRequest'],
  'PUT /v1/pov-requests/files/{id}': (answer, error, { params }) =>
    error !== undefined || answer?.request.files.some(({ id, complete }) => complete && id === params.id)
      ? ['PovRequest']
      : [],
  'DELETE /v1/pov-requests/files/{id}': ['PovRequest'],
  'POST /v1/pov-requests/{id}/links': ['PovRequest'],
  'DELETE /v1/pov-requests/links/{id}': ['PovRequest'],
  'POST /v1/pov-requests/{id}/respond': ['PovRequest'],

  'POST /v1/squads': membership,
  'PUT /v1/squads/{id}': [...money, 'Squads'],
  'POST /v1/squads/invite-mate': money,
  'POST /v1/squads/invite-friend': money,
  'POST /v1/squads/kick/{id}': money,
  'POST /v1/squads/invited-friend/{id}/decline': ['MateOrders', 'Squad'],
  'POST /v1/squads/mate/orders/{id}/accept': [...membership, 'MateOrders'],
  'POST /v1/squads/mate/orders/{id}/cancel': ['MateOrders'],
  'POST /v1/squads/{id}/join': [...membership, 'MateOrders'],
  'POST /v1/squads/{id}/leave': departure,
  'POST /v1/squads/{id}/publish': [...money, 'Squads'],
  'POST /v1/squads/{id}/ping': (_answer, _error, { params }) => [{ type: 'Squad', id: params.id }],
  'PUT /v1/squads/{id}/lobby': (_answer, _error, { params }) => [{ type: 'Squad', id: params.id }],
  'POST /v1/squads/{id}/confirm': money,
  'POST /v1/squads/{id}/pay': money,
  'POST /v1/squads/{id}/disband': (_answer, _error, { params }) => [...departure, { type: 'Squad', id: params.id }],
  'POST /v1/squads/{id}/confirm-early-finish': money,
  'POST /v1/squads/{id}/dispute/answer': money,
  'POST /v1/squads/{id}/promo-code': money,
  'POST /v1/squads/{id}/hot-squad-mate-ready': ['MateOrders'],
  'DELETE /v1/squads/{id}/hot-squad-mate-ready': ['MateOrders'],
  'POST /v1/squads/{id}/reviews': (_answer, _error, { params }) => [{ type: 'Squad', id: params.id }],
  'POST /v1/squads/{id}/reviews/{reviewId}/reply': (_answer, _error, { params }) => [
    { type: 'Squad', id: params.id },
    'Reviews',
  ],
  'POST /v1/squads/{id}/repeat': (_answer, _error, { params }) => [...membership, { type: 'Squad', id: params.id }],

  'PUT /v1/mates/me/hours': ['Bookings'],
  // Refused, the times or the price that stood there were old.
  'POST /v1/bookings': [...money, 'Bookings', 'Quote'],
  'POST /v1/bookings/{id}/answer': ['Bookings'],
  'POST /v1/bookings/{id}/cancel': [...money, 'Bookings'],

  'POST /v1/support/threads': ['Support'],
} satisfies CallRules;

const rules: CallRules = afterCalls;

/** As `call`, for a call that changes something: what it makes old stands in the table above. */
export const change = <R extends keyof typeof afterCalls>(route: R) => ({
  ...call(route),
  invalidatesTags: (answer: AnswerOf<R> | undefined, error: unknown, parts: CallOf<R>): Changed[] => {
    const rule: CallRule<R> | undefined = rules[route];
    if (typeof rule === 'function') return [...rule(answer, error, parts)];
    return rule === undefined ? [] : [...rule];
  },
});

/** What is shown of a kind in the back office, and the queues. */
export const changedBy = (kind: AdminSubjectKind): readonly Changed[] => [
  { type: 'Admin', id: kind },
  { type: 'Admin', id: 'queues' },
];

/**
 * As `call`, for an act of the back office: whatever became of it, what is shown of its kind is asked for again, and
 * so are the queues.
 */
export const act = <R extends keyof Contract>(route: R, ...kinds: readonly AdminSubjectKind[]) => ({
  ...call(route),
  invalidatesTags: (): Changed[] => kinds.flatMap(changedBy),
});

/** Neither a call of this page nor an event, or what a refusal tells. */
export const afterOccasions = {
  /** The page was behind: it asks again. */
  stepRefused: (squadId: number): Changed[] => [{ type: 'Squad', id: squadId }],
  paymentRefused: (squadId: number): Changed[] => [{ type: 'Squad', id: squadId }, 'Me'],
  /** The answer may have been lost after the squad was made. */
  creationFailed: (): Changed[] => ['Me'],
  /** The page watched the deposit itself. */
  depositCame: (): Changed[] => ['Me', 'Transactions'],
} as const;
