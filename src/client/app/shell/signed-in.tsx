import { Suspense } from 'react';
import type { Me } from '../../../contract/schemas/me';
import { SignedInSession as SessionPart } from '../session/signed-in-session';
import { AccountArea as Area } from './account-area';
import { ChatButton } from './chat-button';
import { povBanner } from './lazy-pov-banner';
import { TabBar } from './tab-bar';

/** Beside the page: sockets, presence, what was kept for him. */
export const SignedInSession = SessionPart;

/** One chunk for all that stands in the shell of a signed-in person. */
export const AccountArea = Area;

/** Between header and page. */
export const SignedInTop = () => (
  <Suspense>
    <povBanner.Part />
  </Suspense>
);

export const SignedInBottom = ({ me }: { readonly me: Me }) => (
  <>
    <TabBar me={me} />
    <ChatButton userId={me.id} />
  </>
);
