import { adminPermissions } from '../../domain/enums/admin-permission';
import type { AdminPermission } from '../../domain/enums/admin-permission';

const known = new Set<string>(adminPermissions);

const isPermission = (name: string): name is AdminPermission => known.has(name);

/** The names of a database row that are permissions of today; what has been abolished is worth nothing. */
export const knownPermissions = (names: readonly string[]): AdminPermission[] => names.filter(isPermission);
