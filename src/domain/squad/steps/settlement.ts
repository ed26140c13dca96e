import { on } from '../machine/step';
import { settle } from '../money/settle';

export const settleInTime = on('squad.settlementDue', ({ at }) => settle(at));
