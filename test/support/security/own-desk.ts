/** Calls that every administrator may make for their own work. */
export const ownDesk = {
  'GET /v1/admin/code': 'EVERYBODY',
  'POST /v1/admin/code': 'EVERYBODY',
  'POST /v1/admin/code/passkey': 'EVERYBODY',
  'POST /v1/admin/code/set-up': 'EVERYBODY',
  'POST /v1/admin/code/confirm': 'EVERYBODY',
  'POST /v1/admin/code/recovery': 'EVERYBODY',
  'DELETE /v1/admin/code/session': 'EVERYBODY',
  'GET /v1/admin/history': 'EVERYBODY',
  'PUT /v1/admin/looks': 'EVERYBODY',
  'POST /v1/admin/notes': 'EVERYBODY',
  'GET /v1/admin/queues': 'EVERYBODY',
  'GET /v1/admin/today/decisions': 'EVERYBODY',
  'GET /v1/admin/search': 'EVERYBODY',
  'GET /v1/admin/views': 'EVERYBODY',
  'POST /v1/admin/views': 'EVERYBODY',
  'DELETE /v1/admin/views/{id}': 'EVERYBODY',
} as const;
