import { useEffect } from 'react';
import { whenIdle } from '../../kit/layout/defer';
import { registerWorker } from '../../kit/worker/register-worker';
import { Footer } from './footer';
import { OfflineLine } from './offline-line';

/**
 * Registers the worker when the page is idle, so that it competes with nothing; the worker caches the offline page in
 * advance.
 */
const useWorker = (): void => {
  useEffect(() => whenIdle(() => void registerWorker()), []);
};

/** The parts of every page's shell that are not visible at first. */
export const AfterPage = () => {
  useWorker();
  return (
    <>
      <Footer />
      <OfflineLine />
    </>
  );
};
