import { defineMutations } from './define-mutations';

export const change = defineMutations({
  'POST /v1/admin/notes': (_response, _error, { body }) => [{ type: 'Admin', id: body.subject.split(':')[0] ?? '' }],
  'POST /v1/admin/views': [{ type: 'Admin', id: 'views' }],
  'DELETE /v1/admin/views/{id}': [{ type: 'Admin', id: 'views' }],
  'POST /v1/blog/articles/{id}/recommendation': ['Articles', { type: 'Admin', id: 'article' }],
});
