import { useEffect } from 'react';
import { whenIdle } from '../../kit/layout/defer';
import { registerWorker } from '../../kit/worker/register-worker';
import { Footer } from './footer';
import { OfflineLine } from './offline-line';

/** The worker has the offline page ready before it is wanted; its start competes with nothing. */
const useWorker = (): void => {
  useEffect(() => whenIdle(() => void registerWorker()), []);
};

/** What stands in the shell of every page and is not looked at first. */
export const AfterPage = () => {
  useWorker();
  return (
    <>
      <Footer />
      <OfflineLine />
    </>
  );
};
