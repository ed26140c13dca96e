import { tryLater } from '../../kit/overlay/failed-part';
import { lazyPart } from '../../kit/overlay/lazy-part';

const parts = () => import(/* webpackChunkName: "signed-in" */ './signed-in');

const later = { failed: tryLater };

const accountArea = lazyPart(() => parts().then((m) => m.AccountArea), later);
const top = lazyPart(() => parts().then((m) => m.SignedInTop), later);
const session = lazyPart(() => parts().then((m) => m.SignedInSession), later);
const bottom = lazyPart(() => parts().then((m) => m.SignedInBottom), later);

/** What only a signed-in person has: guests do not load it, for others it comes before the first render. */
export const signedIn = {
  accountArea,
  top,
  bottom,
  session,
  preload: async (): Promise<void> => {
    await Promise.all([accountArea.preload(), top.preload(), bottom.preload(), session.preload()]);
  },
} as const;
