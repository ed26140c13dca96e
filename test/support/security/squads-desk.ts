import type { Wanted } from './in-both-formats';

/** Permissions for what operators see and do of squads, and of what was not carried out for them. */
export const squadsDesk: Wanted = {
  'POST /v1/admin/squads/{id}/pov-request': 'MANAGE_SQUADS',
  'GET /v1/admin/squads/{id}/pov-requests': 'MANAGE_SQUADS',
  'GET /v1/admin/squads': 'MANAGE_SQUADS',
  'GET /v1/admin/squads.csv': 'MANAGE_SQUADS',
  'GET /v1/admin/squads/live': 'MANAGE_SQUADS',
  'GET /v1/admin/squads/{id}': 'MANAGE_SQUADS',
  'GET /v1/admin/squads/{id}/steps': 'MANAGE_SQUADS',
  'GET /v1/admin/squads/{id}/steps.json': 'MANAGE_SQUADS',
  'GET /v1/admin/squads/{id}/steps/{number}': 'MANAGE_SQUADS',
  'GET /v1/admin/squads/{id}/steps/{number}/chat': 'MANAGE_SQUADS',
  'GET /v1/admin/squads/{id}/steps/{number}/test': 'MANAGE_SQUADS',
  'POST /v1/admin/squads/{id}/disband': 'DISBAND_SQUADS',
  'GET /v1/admin/deadlines': 'MANAGE_SQUADS',
  'POST /v1/admin/deadlines/{id}/retry': 'MANAGE_SQUADS',
  'GET /v1/admin/undelivered': 'MANAGE_USERS',
  'GET /v1/admin/undelivered/{id}': 'MANAGE_USERS',
  'POST /v1/admin/undelivered/{id}/retry': 'MANAGE_USERS',
  'GET /v1/admin/deadlines/{id}': 'MANAGE_SQUADS',
};
