import { changesBy } from './changes-by';
import { begunPayment, money } from './money-tags';

const membership = ['Me', 'Squads', 'SquadHistory'] as const;
const departure = [...membership, 'Balance', 'Transactions'] as const;

/** What calls about squads make old. */
export const change = changesBy({
  'POST /v1/squads': membership,
  'POST /v1/squads/deposit': begunPayment,
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
});
