/** Lets pending work run in between: a press, a frame. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Does steps one after another, each in a task of its own: for such as take long by themselves. */
export const eachInTask = async (steps: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const step of steps) {
    await step();
    await pause();
  }
};

/**
 * Code that takes long to evaluate: its heaviest parts, which are in the same chunk, are evaluated before it, each in a task
 * of its own.
 */
export const partByPart = async <M>(
  parts: readonly (() => Promise<unknown>)[],
  whole: () => Promise<M>,
): Promise<M> => {
  await eachInTask(parts);
  return whole();
};

/** Milliseconds after which long work lets others go first: at a quarter of the speed still no long task of 50 ms. */
const longestMs = 12;

/** Does steps one after another, in as many tasks as it takes that none of them blocks the page for long. */
export const inTurns = async (steps: readonly (() => unknown)[]): Promise<void> => {
  let began = performance.now();
  for (const step of steps) {
    if (performance.now() - began > longestMs) {
      await pause();
      began = performance.now();
    }
    await step();
  }
};
