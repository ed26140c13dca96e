import type { deskPagesContract } from '#contract/desk/catalogue/pages.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { oneDocument, oneVersion, publishDocument } from './documents';
import { createLanding, listLandings, oneLanding, updateLanding } from './landings';
import { createMateLanding, listMateLandings, oneMateLanding, updateMateLanding } from './mate-landings';
import { createPage, deletePage, listPages, onePage, updatePage } from './pages';

export const deskPagesHandlers: Handlers<typeof deskPagesContract> = {
  'GET /v1/admin/mate-landings': listMateLandings,
  'GET /v1/admin/mate-landings/{id}': oneMateLanding,
  'POST /v1/admin/mate-landings': createMateLanding,
  'PUT /v1/admin/mate-landings/{id}': updateMateLanding,
  'GET /v1/admin/landings': listLandings,
  'GET /v1/admin/landings/{id}': oneLanding,
  'POST /v1/admin/landings': createLanding,
  'PUT /v1/admin/landings/{id}': updateLanding,
  'GET /v1/admin/pages': listPages,
  'GET /v1/admin/pages/{id}': onePage,
  'POST /v1/admin/pages': createPage,
  'PUT /v1/admin/pages/{id}': updatePage,
  'DELETE /v1/admin/pages/{id}': deletePage,
  'GET /v1/admin/documents/{slug}': oneDocument,
  'GET /v1/admin/documents/{slug}/versions/{id}': oneVersion,
  'POST /v1/admin/documents/{slug}': publishDocument,
};
