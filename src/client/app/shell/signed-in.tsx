import { Suspense } from 'react';
import { retryInBackground } from '../../kit/overlay/load-errors';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import type { Me } from '../../../contract/schemas/me';
import { SignedInSession as SessionPart } from '../session/signed-in-session';
import { AccountArea as Area } from './account-area';
import { ChatButton } from './chat-button';
import { TabBar } from './tab-bar';

/** Hardly ever asked for: it comes after the shell, and brings no more than the banner itself. */
export const povBanner = lazyComponent(
  () => import(/* webpackChunkName: "pov-banner" */ '../../features/pov-request/pov-banner').then((m) => m.PovBanner),
  { renderError: retryInBackground },
);

/** A mate's calls, wherever they are; its code comes after the shell. */
const invitationPopup = lazyComponent<{ readonly me: Me }>(
  () =>
    import(/* webpackChunkName: "invitation-popup" */ '../../features/order-invitation/invitation-popup').then(
      (m) => m.InvitationPopup,
    ),
  { renderError: retryInBackground },
);

/** Beside the page: sockets, presence, what was kept for the person. */
export const SignedInSession = SessionPart;

/** One chunk for all that stands in the shell of a signed-in person. */
export const AccountArea = Area;

/** Between header and page. */
export const SignedInTop = () => (
  <Suspense>
    <povBanner.Component />
  </Suspense>
);

export const SignedInBottom = ({ me }: { readonly me: Me }) => (
  <>
    <TabBar me={me} />
    <ChatButton userId={me.id} />
    {me.mateAccess !== null && (
      <Suspense>
        <invitationPopup.Component me={me} />
      </Suspense>
    )}
  </>
);
