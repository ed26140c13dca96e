import { retryInBackground } from '../../kit/overlay/load-errors';
import { lazyComponent } from '../../kit/overlay/lazy-component';

const load = () => import(/* webpackChunkName: "signed-in" */ './signed-in');

const options = { renderError: retryInBackground };

const accountArea = lazyComponent(() => load().then((m) => m.AccountArea), options);
const top = lazyComponent(() => load().then((m) => m.loadTop()), options);
const session = lazyComponent(() => load().then((m) => m.SignedInSession), options);
const bottom = lazyComponent(() => load().then((m) => m.SignedInBottom), options);

/** Components only for a signed-in person: guests do not load them, for others they load before the first render. */
export const signedIn = {
  accountArea,
  top,
  bottom,
  session,
  preload: async (): Promise<void> => {
    await Promise.all([accountArea.preload(), top.preload(), bottom.preload(), session.preload()]);
  },
} as const;
