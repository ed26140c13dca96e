import { startTransition, useCallback, useRef, useState } from 'react';

/** Runs it as a transition, and passes on what it returns: a promise given to React would have its errors reported. */
const inTransition = (run: () => unknown): unknown => {
  let outcome: unknown;
  startTransition(() => {
    outcome = run();
  });
  return outcome;
};

/**
 * Runs an action unless its previous run is still pending: a second press of the same button does nothing. The action
 * itself has to show its errors; here an error only ends the progress. What it changes on the page is rendered bit by
 * bit, after the browser has shown the press itself; `urgent` where the next press builds on what this one changed.
 */
export const useSinglePress = <A extends readonly unknown[]>(
  action: ((...args: A) => unknown) | undefined,
  urgent = false,
) => {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const press = useCallback(
    async (...args: A): Promise<void> => {
      if (running.current || action === undefined) return;
      const outcome = urgent ? action(...args) : inTransition(() => action(...args));
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
    [action, urgent],
  );
  return { busy, press };
};
