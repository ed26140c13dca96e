import { defineMutations } from './define-mutations';

export const change = defineMutations({
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
});
