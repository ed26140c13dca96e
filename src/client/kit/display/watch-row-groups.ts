import { viewportMargin } from './on-near-viewport';

/** Rows that come and go together; a stretch is called by the number of its first row. */
export const rowsPerGroup = 6;

export interface RemovedGroup {
  readonly rows: number;
  /** px */
  readonly height: number;
}

type OnChange = (coming: readonly number[], leaving: ReadonlyMap<number, RemovedGroup>) => void;

const isPlaceholder = (element: HTMLElement): boolean => element.dataset['room'] !== undefined;

const groupOf = ({ dataset }: HTMLElement): number => {
  const row = Number(dataset['row']);
  return row - (row % rowsPerGroup);
};

const extentOf = (rows: readonly HTMLElement[]): number => {
  const edges = rows.map((row) => row.getBoundingClientRect());
  return Math.max(...edges.map(({ bottom }) => bottom)) - Math.min(...edges.map(({ top }) => top));
};

/**
 * Watches the rows of a list (`data-row`: which) and the room of those that are not in the page (`data-room` too), and
 * says which stretches come near the window and which leave it. Rows that hold the focus stay, and so do the first
 * ones: whoever comes to the list by Tab or by its heading finds rows in it. The result watches one element more.
 */
export const watchRowGroups = (onChange: OnChange): ((element: HTMLElement | null) => (() => void) | undefined) => {
  const near = new Map<HTMLElement, boolean>();
  const compare = (): void => {
    const coming: number[] = [];
    const leaving = new Map<number, RemovedGroup>();
    const groups = new Map<number, HTMLElement[]>();
    for (const element of near.keys()) {
      const group = groupOf(element);
      groups.set(group, [...(groups.get(group) ?? []), element]);
    }
    for (const [stretch, parts] of groups) {
      const isNear = parts.some((part) => near.get(part));
      const isShown = !parts.some(isPlaceholder);
      if (isNear && !isShown) coming.push(stretch);
      if (isNear || !isShown || stretch === 0 || parts.some((part) => part.contains(document.activeElement))) continue;
      leaving.set(stretch, { rows: parts.length, height: extentOf(parts) });
    }
    if (coming.length + leaving.size > 0) onChange(coming, leaving);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (target instanceof HTMLElement && near.has(target)) near.set(target, isIntersecting);
      compare();
    },
    { rootMargin: viewportMargin },
  );
  return (element) => {
    if (element === null) return undefined;
    // Rows have come because they are near; of room it is not known yet.
    near.set(element, !isPlaceholder(element));
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      near.delete(element);
    };
  };
};
