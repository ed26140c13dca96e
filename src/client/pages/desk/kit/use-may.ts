import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import { useMe } from '#client/entities/person/users-api.ts';

/** `may('CONFIRM_WITHDRAWAL')`: whether the operator's permissions cover it. The server checks again. */
export const useMay = (): ((permission: AdminPermission) => boolean) => {
  const me = useMe();
  return (permission) => me !== null && hasPermission(me.permissions, permission);
};
