import { lazyModule } from '../../../kit/overlay/lazy-module';

/** Comes beside the squad itself. Until it is there the page shows what was told, and steps wait for their answers. */
export const lazyMachine = lazyModule(() => import(/* webpackChunkName: "squad-machine" */ './squad-actor'));
