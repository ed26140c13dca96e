import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Squads whose invitation stands in a list that is in sight. */
let listed: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

const set = (squadIds: readonly number[]): void => {
  listed = new Set(squadIds);
  for (const tell of listeners) tell();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What the page itself lists now: the corner does not say it a second time. */
export const useListedSquadIds = (): ReadonlySet<number> => useSyncExternalStore(subscribe, () => listed);

/** For the list of invitations: nothing of it is listed once it is scrolled out of sight. */
export const useReportListed = (squadIds: readonly number[]) => {
  const box = useRef<HTMLUListElement>(null);
  const key = squadIds.join();
  useEffect(() => {
    if (box.current === null) return;
    // Until it is known where it stands.
    set(squadIds);
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) set(isIntersecting ? squadIds : []);
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      set([]);
    };
    // The ids, not the array that holds them.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return box;
};
