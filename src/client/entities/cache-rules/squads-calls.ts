import { defineMutations } from './define-mutations';
import { startedPaymentTags, moneyTags } from './money-tags';

const membership = ['Me', 'Squads', 'SquadHistory'] as const;
const departure = [...membership, 'Balance', 'Transactions'] as const;

export const change = defineMutations({
  'POST /v1/squads': membership,
  'POST /v1/squads/deposit': startedPaymentTags,
  'PUT /v1/squads/{id}': [...moneyTags, 'Squads'],
  'POST /v1/squads/invite-mate': moneyTags,
  'POST /v1/squads/invite-friend': moneyTags,
  'POST /v1/squads/kick/{id}': moneyTags,
  'POST /v1/squads/invited-friend/{id}/decline': ['MateOrders', 'Squad'],
  'POST /v1/squads/mate/orders/{id}/accept': [...membership, 'MateOrders'],
  'POST /v1/squads/mate/orders/{id}/cancel': ['MateOrders'],
  'POST /v1/squads/{id}/join': [...membership, 'MateOrders'],
  'POST /v1/squads/{id}/leave': departure,
  'POST /v1/squads/{id}/publish': [...moneyTags, 'Squads'],
  'POST /v1/squads/{id}/ping': (_response, _error, { params }) => [{ type: 'Squad', id: params.id }],
  'PUT /v1/squads/{id}/lobby': (_response, _error, { params }) => [{ type: 'Squad', id: params.id }],
  'POST /v1/squads/{id}/confirm': moneyTags,
  'POST /v1/squads/{id}/pay': moneyTags,
  'POST /v1/squads/{id}/disband': (_response, _error, { params }) => [...departure, { type: 'Squad', id: params.id }],
  'POST /v1/squads/{id}/confirm-early-finish': moneyTags,
  'POST /v1/squads/{id}/dispute/answer': moneyTags,
  'POST /v1/squads/{id}/promo-code': moneyTags,
  'POST /v1/squads/{id}/hot-squad-mate-ready': ['MateOrders'],
  'DELETE /v1/squads/{id}/hot-squad-mate-ready': ['MateOrders'],
  'POST /v1/squads/{id}/reviews': (_response, _error, { params }) => [{ type: 'Squad', id: params.id }],
  'POST /v1/squads/{id}/reviews/{reviewId}/reply': (_response, _error, { params }) => [
    { type: 'Squad', id: params.id },
    'Reviews',
  ],
  'POST /v1/squads/{id}/repeat': (_response, _error, { params }) => [...membership, { type: 'Squad', id: params.id }],
});
