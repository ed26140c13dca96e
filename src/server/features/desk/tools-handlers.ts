import type { deskToolsContract } from '#contract/desk/tools.ts';
import type { Handlers } from '../../platform/http/call';
import { readHistory, writeNote } from './history';
import { recordLook } from './looks';
import { listQueues } from './queues';
import { findAnything } from './search';
import { deleteView, listViews, saveView } from './views';

export const deskToolsHandlers: Handlers<typeof deskToolsContract> = {
  'GET /v1/admin/queues': listQueues,
  'GET /v1/admin/history': readHistory,
  'POST /v1/admin/notes': writeNote,
  'PUT /v1/admin/looks': recordLook,
  'GET /v1/admin/views': listViews,
  'POST /v1/admin/views': saveView,
  'DELETE /v1/admin/views/{id}': deleteView,
  'GET /v1/admin/search': findAnything,
};
