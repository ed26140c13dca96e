import { useEffect } from 'react';

/** Squads that somebody looks at without being told of them anyway, each as often as it is looked at. */
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

/** An onlooker's page follows the squad: the product's socket asks for its events. Null watches nothing. */
export const useWatchedSquad = (squadId: number | null): void => {
  useEffect(() => {
    if (squadId === null) return undefined;
    count(squadId, 1);
    return () => count(squadId, -1);
  }, [squadId]);
};
