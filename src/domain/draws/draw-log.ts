import { stageLog } from '../lifecycle/stage-log';
import { drawLife } from './draw-states';

/** Steps of prize draws; tickets, seed and winners stand in the draw. */
export const drawLog = stageLog('draw', 1, drawLife);
