import { Suspense } from 'react';
import { OnboardingPage } from '../../features/onboarding/onboarding-page';
import { mateToggle } from '../shell/lazy-mate-toggle';

const toggle = (
  <Suspense>
    <mateToggle.Part />
  </Suspense>
);

/** Features do not know one another: here the checklist gets a mate's toggle. */
export const OnboardingRoute = () => <OnboardingPage toggle={toggle} />;
