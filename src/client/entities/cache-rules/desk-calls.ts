import { defineMutations } from './define-mutations';

export const change = defineMutations({
  'POST /v1/admin/notes': (_response, _error, { body }) => [{ type: 'Desk', id: body.subject.split(':')[0] ?? '' }],
  'POST /v1/admin/views': [{ type: 'Desk', id: 'views' }],
  'DELETE /v1/admin/views/{id}': [{ type: 'Desk', id: 'views' }],
  'POST /v1/blog/articles/{id}/recommendation': ['Articles', { type: 'Desk', id: 'article' }],
});
