import { defineMutations } from './define-mutations';

/** Tags of what people say about themselves. */
const profileTags = ['User', 'Mates', 'MateReadiness', 'Reviews', 'Squad', 'SquadHistory'] as const;

export const change = defineMutations({
  'PUT /v1/users/me/avatar': profileTags,
  'PUT /v1/users/me/username': profileTags,
  'PUT /v1/users/me/description': ['Me', ...profileTags],
  'PUT /v1/users/me/country': ['Me', ...profileTags],
  'PUT /v1/users/me/languages': ['Me', ...profileTags],
  'PUT /v1/users/me/platforms/{game}': ['Me', ...profileTags],
  'DELETE /v1/users/me/identities/{provider}': ['Sessions'],
  'PUT /v1/auth/email': ['Me'],
  'PUT /v1/users/me/age': ['Age'],
  'POST /v1/appeals': ['Appeals'],
  'POST /v1/appeals/block': ['Appeals'],
  'PUT /v1/users/me/consents': ['Consents', 'Me'],
  'DELETE /v1/users/me/consents/{document}': ['Consents', 'Me'],
  'PUT /v1/auth/password': ['Sessions'],
  'PUT /v1/users/me/passkeys/{id}': ['Sessions'],
  'DELETE /v1/users/me/passkeys/{id}': ['Sessions'],
  'DELETE /v1/users/me/authenticator': ['Sessions'],
  'POST /v1/users/me/recovery-codes': ['Sessions'],
  'POST /v1/users/me/passkeys': ['Sessions'],
  'POST /v1/users/me/authenticator': ['Sessions'],
  'POST /v1/users/me/second-step/loss': ['Sessions'],
  'DELETE /v1/users/me/second-step/loss': ['Sessions'],
  'DELETE /v1/auth/sessions/{id}': ['Sessions'],
  'DELETE /v1/auth/sessions': ['Sessions'],
  'POST /dev/api/clock': ['Demo', 'Squad', 'Squads', 'MateOrders', 'Bookings', 'Balance', 'Transactions'],
});
