import { createContext, use, useEffect, useState } from 'react';
import { serverNow } from './server-now';

/** The moment at which everything inside stands still, epoch ms, such as a page of the past; null: time goes on. */
export const FrozenNow = createContext<number | null>(null);

/** Server time that updates every `stepMs`, always at whole steps, so that all countdowns change at the same moment. */
export const useServerNow = (stepMs = 1000): number => {
  const frozen = use(FrozenNow);
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (frozen !== null) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const moment = serverNow();
      setNow(moment);
      timer = setTimeout(tick, stepMs - (moment % stepMs));
    };
    tick();
    return () => clearTimeout(timer);
  }, [stepMs, frozen]);
  return frozen ?? now;
};
