import { useEffect } from 'react';

/** Number of components that show a squad whose events this person does not receive anyway, by squad. */
const watched = new Map<number, number>();
const listeners = new Set<() => void>();

const count = (squadId: number, step: 1 | -1): void => {
  const times = (watched.get(squadId) ?? 0) + step;
  if (times > 0) watched.set(squadId, times);
  else watched.delete(squadId);
  listeners.forEach((listener) => listener());
};

export const watchedSquads = {
  ids: (): readonly number[] => [...watched.keys()],
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;

/** Subscribes to the events of a squad that the person is not a member of. Null subscribes to nothing. */
export const useWatchedSquad = (squadId: number | null): void => {
  useEffect(() => {
    if (squadId === null) return undefined;
    count(squadId, 1);
    return () => count(squadId, -1);
  }, [squadId]);
};
