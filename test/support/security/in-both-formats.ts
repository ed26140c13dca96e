import type { AdminPermission } from '#domain/people/admin-permission.ts';

export type Wanted = Readonly<Record<string, AdminPermission | 'EVERYBODY'>>;

/** A table that may be taken away as CSV may be taken away as a workbook. */
export const inBothFormats = (calls: Wanted): Wanted =>
  Object.fromEntries(
    Object.entries(calls).flatMap(([route, wanted]) => [
      [route, wanted],
      [route.replace(/csv$/, 'xlsx'), wanted],
    ]),
  );
