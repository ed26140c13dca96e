import { useCallback, useRef, useState } from 'react';

/**
 * Runs an action unless its previous run is still pending: a second press of the same button does nothing. The action
 * itself has to show its errors; here an error only ends the progress.
 */
export const useSinglePress = <A extends readonly unknown[]>(action: ((...args: A) => unknown) | undefined) => {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const press = useCallback(
    async (...args: A): Promise<void> => {
      if (running.current || action === undefined) return;
      const outcome = action(...args);
      if (!(outcome instanceof Promise)) return;
      running.current = true;
      setBusy(true);
      try {
        await outcome;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [action],
  );
  return { busy, press };
};
