import { useCallback, useState } from 'react';
import { type Left, rowsTogether, watchStretches } from './watch-stretches';

interface Stretches {
  readonly shown: ReadonlySet<number>;
  readonly left: ReadonlyMap<number, Left>;
}

const startsOf = (rows: number): readonly number[] =>
  Array.from({ length: Math.ceil(rows / rowsTogether) }, (_, index) => index * rowsTogether);

/** Which rows of a list that scrolls with the window stand in the page, and what room the others leave. */
export const useStretches = (rows: number, itemHeight: number) => {
  const [{ shown, left }, set] = useState<Stretches>(() => ({
    shown: new Set(startsOf(Math.ceil(window.innerHeight / itemHeight))),
    left: new Map(),
  }));
  const [watch] = useState(() =>
    watchStretches((coming, leaving) =>
      set((before) => ({
        shown: new Set([...before.shown, ...coming].filter((start) => !leaving.has(start))),
        left: new Map([...before.left, ...leaving]),
      })),
    ),
  );
  const [rowHeight, setRowHeight] = useState(itemHeight);
  // Before anybody scrolls: where Back leads far down, the rows above take what they took.
  const measure = useCallback((list: HTMLElement | null) => {
    const first = [...(list?.children ?? [])].slice(0, rowsTogether).map((row) => row.getBoundingClientRect().height);
    const height = first.reduce((sum, one) => sum + one, 0) / first.length;
    if (height > 0) setRowHeight(height);
  }, []);
  const stretches = startsOf(rows).map((start) => {
    const count = Math.min(rowsTogether, rows - start);
    const was = left.get(start);
    return { start, isShown: shown.has(start), room: was?.rows === count ? was.height : count * rowHeight };
  });
  return { stretches, watch, measure };
};
