import type { adminDisputesContract } from '../../../contract/squads/admin-disputes';
import type { Handlers } from '../../http/call';
import { listDisputes } from './list-disputes';

export const adminDisputesHandlers: Handlers<typeof adminDisputesContract> = {
  'GET /v1/admin/disputes': listDisputes,
};
