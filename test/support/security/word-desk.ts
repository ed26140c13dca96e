import type { Wanted } from './in-both-formats';

/** Of `backOfficeAccess`: appeals, channels and what people say of the support. */
export const wordDesk: Wanted = {
  'GET /v1/admin/appeals': 'MANAGE_APPEALS',
  'GET /v1/admin/appeals/{id}': 'MANAGE_APPEALS',
  'GET /v1/admin/channels': 'MANAGE_USERS',
  'POST /v1/admin/appeals/{id}/decide': 'MANAGE_APPEALS',
};
