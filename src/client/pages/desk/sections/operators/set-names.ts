import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import { permissionSetNames, permissionSets } from '#domain/people/permission-sets.ts';
import { texts } from './texts';

/** «Финансы + 2 права»: the complete sets that a person holds, and the number of further permissions. */
export const setNamesOf = (permissions: readonly AdminPermission[]): string => {
  if (permissions.includes('ALL')) return texts.all;
  if (permissions.length === 0) return texts.none;
  const whole = permissionSetNames.filter((set) => permissionSets[set].every((one) => hasPermission(permissions, one)));
  const covered = new Set<AdminPermission>(whole.flatMap((set) => [...permissionSets[set]]));
  const beside = permissions.filter((one) => !covered.has(one)).length;
  const parts = whole.map((set) => texts.sets[set]);
  return [...parts, ...(beside > 0 ? [texts.some(beside)] : [])].join(' + ');
};
