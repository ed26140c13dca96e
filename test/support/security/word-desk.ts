/** Of `deskAccess`: appeals, channels and what people say of the support. */
export const wordDesk = {
  'GET /v1/admin/support/ratings': 'MANAGE_SUPPORT',
  'GET /v1/admin/appeals': 'MANAGE_APPEALS',
  'GET /v1/admin/appeals/{id}': 'MANAGE_APPEALS',
  'GET /v1/admin/channels': 'MANAGE_USERS',
  'POST /v1/admin/appeals/{id}/decide': 'MANAGE_APPEALS',
} as const;
