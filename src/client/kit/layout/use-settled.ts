import { useEffect, useState } from 'react';

/** Milliseconds after which a page shows what it has: one answer that does not come keeps nobody from the rest. */
const maxWaitMs = 2500;

/**
 * True from the first moment at which all has been answered on, or waited for long enough, for as long as the thing
 * stays the same: what failed and is asked for again takes nothing away that stands already.
 */
export const useSettled = (ready: boolean, thing: string): boolean => {
  const [settled, setSettled] = useState<string | null>(null);
  if (ready && settled !== thing) setSettled(thing);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(thing), maxWaitMs);
    return () => clearTimeout(timer);
  }, [thing]);
  return ready || settled === thing;
};
