import { useCallback, useState } from 'react';
import { type RemovedGroup, rowsPerGroup, watchRowGroups } from './watch-row-groups';

interface RowGroups {
  readonly shown: ReadonlySet<number>;
  readonly removed: ReadonlyMap<number, RemovedGroup>;
}

const startsOf = (rows: number): readonly number[] =>
  Array.from({ length: Math.ceil(rows / rowsPerGroup) }, (_, index) => index * rowsPerGroup);

/**
 * Decides which rows of a list that scrolls with the window are in the DOM, and how high the placeholders of the others
 * are.
 */
export const useRowGroups = (rows: number, itemHeight: number) => {
  const [{ shown, removed }, set] = useState<RowGroups>(() => ({
    shown: new Set(startsOf(Math.ceil(window.innerHeight / itemHeight))),
    removed: new Map(),
  }));
  const [watch] = useState(() =>
    watchRowGroups((added, left) =>
      set((before) => ({
        shown: new Set([...before.shown, ...added].filter((start) => !left.has(start))),
        removed: new Map([...before.removed, ...left]),
      })),
    ),
  );
  const [rowHeight, setRowHeight] = useState(itemHeight);
  // Measured before the first scroll: after Back to a position far down, the rows above keep their former height.
  const measure = useCallback((list: HTMLElement | null) => {
    const first = [...(list?.children ?? [])].slice(0, rowsPerGroup).map((row) => row.getBoundingClientRect().height);
    const height = first.reduce((sum, one) => sum + one, 0) / first.length;
    if (height > 0) setRowHeight(height);
  }, []);
  const groups = startsOf(rows).map((start) => {
    const count = Math.min(rowsPerGroup, rows - start);
    const was = removed.get(start);
    return { start, isShown: shown.has(start), height: was?.rows === count ? was.height : count * rowHeight };
  });
  return { groups, watch, measure };
};
