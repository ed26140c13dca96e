import { defineMutations } from './define-mutations';

export const change = defineMutations({
  'POST /v1/pov-requests/{id}/files': ['PovRequest'],
  'PUT /v1/pov-requests/files/{id}': (response, error, { params }) =>
    error !== undefined || response?.request.files.some(({ id, complete }) => complete && id === params.id)
      ? ['PovRequest']
      : [],
  'DELETE /v1/pov-requests/files/{id}': ['PovRequest'],
  'POST /v1/pov-requests/{id}/links': ['PovRequest'],
  'DELETE /v1/pov-requests/links/{id}': ['PovRequest'],
  'POST /v1/pov-requests/{id}/respond': ['PovRequest'],
});
