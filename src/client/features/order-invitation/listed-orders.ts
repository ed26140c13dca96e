import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Squads whose invitation is in a visible list. */
let listed: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

const set = (squadIds: readonly number[]): void => {
  listed = new Set(squadIds);
  for (const notify of listeners) notify();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Squads that the page itself lists now: the popup does not repeat them. */
export const useListedSquadIds = (): ReadonlySet<number> => useSyncExternalStore(subscribe, () => listed);

/** For the list of invitations: reports its squads while it is in the viewport. */
export const useReportListed = (squadIds: readonly number[]) => {
  const box = useRef<HTMLUListElement>(null);
  const key = squadIds.join();
  useEffect(() => {
    if (box.current === null) return;
    // Until the observer reports.
    set(squadIds);
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) set(isIntersecting ? squadIds : []);
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      set([]);
    };
    // Depends on the ids, not on the identity of the array.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
  return box;
};
