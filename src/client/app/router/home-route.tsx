import { Suspense } from 'react';
import { HomePage } from '../../features/home/home-page';
import { Skeleton } from '../../ui/feedback/skeleton';
import { lazyPart } from '../../ui/overlay/lazy-part';
import { mateToggle } from '../shell/lazy-mate-toggle';

const toggle = (
  <Suspense>
    <mateToggle.Part />
  </Suspense>
);

const standingCard = lazyPart(() => import(/* webpackChunkName: "mate-standing" */ '../../features/mate-standing/standing-card').then((m) => m.StandingCard));

const standing = (
  <Suspense fallback={<Skeleton $height={171} $radius="16px" />}>
    <standingCard.Part />
  </Suspense>
);

/** Features do not know one another: here the home gets a mate's toggle, his level and percent. */
export const HomeRoute = () => <HomePage toggle={toggle} standing={standing} />;
