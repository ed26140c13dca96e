import { stageLog } from '../lifecycle/stage-log';
import { depositLife } from './deposit-states';

/** Steps of deposits; a refund of a part changes no state. */
export const depositLog = stageLog('deposit', 1, depositLife);
