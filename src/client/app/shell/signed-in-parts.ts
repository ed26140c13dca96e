import { lazyPart } from '../../ui/overlay/lazy-part';

const parts = () => import(/* webpackChunkName: "signed-in" */ './signed-in');

const accountArea = lazyPart(() => parts().then((m) => m.AccountArea));
const top = lazyPart(() => parts().then((m) => m.SignedInTop));
const session = lazyPart(() => parts().then((m) => m.SignedInSession));
const bottom = lazyPart(() => parts().then((m) => m.SignedInBottom));

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
