import { viewportMargin } from './on-near-viewport';

/** Rows are added and removed in groups of this size; a group is identified by the index of its first row. */
export const rowsPerGroup = 6;

export interface RemovedGroup {
  readonly rows: number;
  /** px */
  readonly height: number;
}

type OnChange = (added: readonly number[], removed: ReadonlyMap<number, RemovedGroup>) => void;

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
 * Watches the rows of a list (`data-row`: the index) and the placeholders of removed groups (`data-room` too), and
 * reports which groups come near the window and which leave it. A group that contains the focus stays, and so does the
 * first one: people who reach the list with Tab or from its heading find rows in it. Returns a ref callback that
 * watches one more element.
 */
export const watchRowGroups = (onChange: OnChange): ((element: HTMLElement | null) => (() => void) | undefined) => {
  const near = new Map<HTMLElement, boolean>();
  const compare = (): void => {
    const added: number[] = [];
    const removed = new Map<number, RemovedGroup>();
    const groups = new Map<number, HTMLElement[]>();
    for (const element of near.keys()) {
      const group = groupOf(element);
      groups.set(group, [...(groups.get(group) ?? []), element]);
    }
    for (const [group, elements] of groups) {
      const isNear = elements.some((element) => near.get(element));
      const isShown = !elements.some(isPlaceholder);
      if (isNear && !isShown) added.push(group);
      if (isNear || !isShown || group === 0 || elements.some((element) => element.contains(document.activeElement)))
        continue;
      removed.set(group, { rows: elements.length, height: extentOf(elements) });
    }
    if (added.length + removed.size > 0) onChange(added, removed);
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
    // Rows were added because they are near the window; of a placeholder this is not known yet.
    near.set(element, !isPlaceholder(element));
    observer.observe(element);
    return () => {
      observer.unobserve(element);
      near.delete(element);
    };
  };
};
