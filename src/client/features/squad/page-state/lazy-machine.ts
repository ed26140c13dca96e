import { lazyModule } from '#client/kit/overlay/lazy-module.ts';

/**
 * Loaded in parallel with the squad itself. Until then the page shows the server's state, and steps wait for their
 * responses.
 */
export const lazyMachine = lazyModule(() => import(/* webpackChunkName: "squad-machine" */ './squad-actor'));
