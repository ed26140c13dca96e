import type { output } from 'zod/v4/core';
import type { deskToolsContract } from '#contract/desk/tools.ts';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import type { App } from '../../platform/app';

type Found = output<(typeof deskToolsContract)['GET /v1/admin/search']['response']>['found'][number];

/** One kind of thing that the search finds, and the permission that opens it. */
export interface Source {
  readonly permission: AdminPermission;
  /** `text` in lower case; `permissions`: of the operator who asks. */
  readonly find: (app: App, text: string, permissions: readonly AdminPermission[]) => Promise<readonly Found[]>;
}

/** How many results of each kind are shown. */
export const shown = 5;
