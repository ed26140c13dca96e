import type { Clock } from '#server/platform/clock/clock.ts';

export interface TestClock extends Clock {
  /** Advances product time by this many milliseconds. */
  advance(ms: number): void;
}

/** Product time that stands still until it is advanced. */
export const testClock = (start = Date.now()): TestClock => {
  let now = start;
  return {
    now: () => now,
    offsetMs: () => now - start,
    setOffsetMs: (offset) => {
      now = start + offset;
    },
    advance: (ms) => {
      now += ms;
    },
  };
};
