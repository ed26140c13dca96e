import { type ComponentType, Suspense } from 'react';
import { retryInBackground } from '../../kit/overlay/load-errors';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import type { Me } from '#contract/schemas/me.ts';
import { SignedInSession as SessionPart } from '../session/signed-in-session';
import { AccountArea as Area } from './account-area';
import { ChatButton } from './chat-button';
import { TabBar } from './tab-bar';
import { UnreadNews } from './unread-news';

/** Rarely needed: it loads after the shell, with no code but the banner's own. */
const povBanner = lazyComponent(
  () => import(/* webpackChunkName: "pov-banner" */ '../../features/pov-request/pov-banner').then((m) => m.PovBanner),
  { renderError: retryInBackground },
);

/** A mate's invitations, shown on every page; the code loads after the shell. */
const invitationPopup = lazyComponent<{ readonly me: Me }>(
  () =>
    import(/* webpackChunkName: "invitation-popup" */ '../../features/order-invitation/invitation-popup').then(
      (m) => m.InvitationPopup,
    ),
  { renderError: retryInBackground },
);

/** Asks for the consents that wait; the code loads after the shell, where one does. */
const consentDialog = lazyComponent(
  () =>
    import(/* webpackChunkName: "consent-dialog" */ '../../features/consents/consent-dialog').then(
      (m) => m.ConsentDialog,
    ),
  { renderError: retryInBackground },
);

/** Background work: sockets, presence, what the browser has stored for the person. */
export const SignedInSession = SessionPart;

/** One chunk for all that the shell of a signed-in person adds. */
export const AccountArea = Area;

const Top = () => (
  <Suspense>
    <povBanner.Component />
  </Suspense>
);

/** What stands between the header and the page. If the page came with a banner, both are rendered together. */
export const loadTop = async (): Promise<ComponentType> => {
  if (document.documentElement.dataset['banner'] !== undefined) await povBanner.preload();
  return Top;
};

export const SignedInBottom = ({ me }: { readonly me: Me }) => (
  <>
    <TabBar me={me} />
    <UnreadNews />
    <ChatButton userId={me.id} />
    {me.consentWanted && (
      <Suspense>
        <consentDialog.Component />
      </Suspense>
    )}
    {me.mateAccess !== null && (
      <Suspense>
        <invitationPopup.Component me={me} />
      </Suspense>
    )}
  </>
);
