import { useState } from 'react';

/**
 * True from the first moment at which all has been answered on, for as long as the thing stays the same: what failed
 * and is asked for again takes nothing away that stands already.
 */
export const useSettled = (ready: boolean, thing: string): boolean => {
  const [settled, setSettled] = useState<string | null>(null);
  if (ready && settled !== thing) setSettled(thing);
  return ready || settled === thing;
};
