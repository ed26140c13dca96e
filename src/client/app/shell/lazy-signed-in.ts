import { retryInBackground } from '../../kit/overlay/load-errors';
import { lazyComponent } from '../../kit/overlay/lazy-component';

const parts = () => import(/* webpackChunkName: "signed-in" */ './signed-in');

const later = { renderError: retryInBackground };

const accountArea = lazyComponent(() => parts().then((m) => m.AccountArea), later);
const top = lazyComponent(() => parts().then((m) => m.SignedInTop), later);
const session = lazyComponent(() => parts().then((m) => m.SignedInSession), later);
const bottom = lazyComponent(() => parts().then((m) => m.SignedInBottom), later);

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
