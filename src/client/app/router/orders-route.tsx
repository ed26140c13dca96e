import { Suspense } from 'react';
import { OrdersPage } from '../../features/orders/orders-page';
import { lazyPart } from '../../ui/overlay/lazy-part';
import { mateToggle } from '../shell/lazy-mate-toggle';

const toggle = (
  <Suspense>
    <mateToggle.Part />
  </Suspense>
);

const standingNote = lazyPart(() => import(/* webpackChunkName: "mate-standing" */ '../../features/mate-standing/standing-note').then((m) => m.StandingNote));

const standing = (
  <Suspense>
    <standingNote.Part />
  </Suspense>
);

/** Features do not know one another: here the invitations get a mate's toggle, and why it may be off. */
export const OrdersRoute = () => <OrdersPage toggle={toggle} standing={standing} />;
