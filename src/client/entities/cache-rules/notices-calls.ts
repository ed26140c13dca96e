import { defineMutations } from './define-mutations';

export const change = defineMutations({
  'POST /v1/notifications/read-all': ['Notifications'],
  'POST /v1/notifications/{id}/read': ['Notifications'],
  'PUT /v1/push': ['Notifiers'],
  'DELETE /v1/push': ['Notifiers'],
  'POST /v1/notifier/services/{name}': ['Notifiers', 'MateReadiness'],
  'DELETE /v1/notifier/services/{name}': ['Notifiers', 'MateReadiness', 'Me'],
  'PUT /v1/notifier/services/{name}/enabled': ['Notifiers', 'MateReadiness', 'Me'],
});
