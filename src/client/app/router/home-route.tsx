import { Suspense } from 'react';
import { HomePage } from '../../features/home/home-page';
import { mateToggle } from '../shell/lazy-mate-toggle';

const toggle = (
  <Suspense>
    <mateToggle.Part />
  </Suspense>
);

/** Features do not know one another: here the home gets a mate's toggle. */
export const HomeRoute = () => <HomePage toggle={toggle} />;
