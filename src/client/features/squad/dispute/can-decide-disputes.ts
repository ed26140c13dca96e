import type { Me } from '../../../../contract/schemas/me';

export const canDecideDisputes = ({ permissions }: Me): boolean =>
  permissions.some((permission) => permission === 'ALL' || permission === 'MANAGE_DISPUTES');
