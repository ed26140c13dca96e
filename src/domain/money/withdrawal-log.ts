import { stageLog } from '../lifecycle/stage-log';
import { withdrawalLife } from './withdrawal-states';

/** Steps of withdrawals; sums and requisites stand in the withdrawal alone. */
export const withdrawalLog = stageLog('withdrawal', 1, withdrawalLife);
