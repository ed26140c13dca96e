import { lateCode } from '../../../kit/overlay/late-code';

/** Comes beside the squad itself. Until it is there the page shows what was told, and steps wait for their answers. */
export const lateMachine = lateCode(() => import(/* webpackChunkName: "squad-machine" */ './squad-actor'));
