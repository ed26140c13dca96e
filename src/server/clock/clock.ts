/**
 * The product's time. Deadlines, prices, histories, codes and links of letters ask it and never the machine's
 * clock; sessions, their tokens and the windows of tries use real time, so that a demo clock jump signs nobody out.
 */
export interface Clock {
  /** Epoch milliseconds, product time. */
  now(): number;
  /** How far product time runs ahead of the machine's clock, in milliseconds. */
  offsetMs(): number;
  setOffsetMs(offsetMs: number): void;
}

/** The machine's clock, so many milliseconds ahead. */
export const systemClock = (offsetMs = 0): Clock => {
  let offset = offsetMs;
  return {
    now: () => Date.now() + offset,
    offsetMs: () => offset,
    setOffsetMs: (next) => {
      offset = next;
    },
  };
};
