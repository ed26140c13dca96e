/** Pseudo-random choices that follow from a seed alone. */
export interface Seeded {
  /** A number in [0, 1). */
  readonly next: () => number;
  /** Whether something happens that happens with this probability. */
  readonly chance: (probability: number) => boolean;
  /** A whole number from `min` to `max`, both included. */
  readonly between: (min: number, max: number) => number;
  /**
   * One of them.
   * @throws Error when there are none
   */
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

/** Choices by a seed (mulberry32); the same seed always chooses the same. */
export const seeded = (seed: number): Seeded => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    chance: (probability) => next() < probability,
    between,
    pick: (items) => {
      const one = items[between(0, items.length - 1)];
      if (one === undefined) throw new Error('Nothing to pick from');
      return one;
    },
  };
};
