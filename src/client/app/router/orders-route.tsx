import { Suspense } from 'react';
import { OrdersPage } from '../../features/orders/orders-page';
import { mateToggle } from '../shell/lazy-mate-toggle';

const toggle = (
  <Suspense>
    <mateToggle.Part />
  </Suspense>
);

/** Features do not know one another: here the invitations get a mate's toggle. */
export const OrdersRoute = () => <OrdersPage toggle={toggle} />;
