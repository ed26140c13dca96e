import { useEffect, useState } from 'react';
import { serverNow } from './server-now';

/** Server time that updates every `stepMs`, always at whole steps, so that all countdowns change at the same moment. */
export const useServerNow = (stepMs = 1000): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const moment = serverNow();
      setNow(moment);
      timer = setTimeout(tick, stepMs - (moment % stepMs));
    };
    tick();
    return () => clearTimeout(timer);
  }, [stepMs]);
  return now;
};
