import type { AdminPermission } from '../../../../domain/people/admin-permission';
import { hasPermission } from '../../../../domain/people/has-permission';
import { useMe } from '../../../entities/person/users-api';

/** `may('CONFIRM_WITHDRAWAL')`: whether the operator's permissions cover it. The server checks again. */
export const useMay = (): ((permission: AdminPermission) => boolean) => {
  const me = useMe();
  return (permission) => me !== null && hasPermission(me.permissions, permission);
};
