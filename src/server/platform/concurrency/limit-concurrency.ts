/**
 * Runs at most `width` tasks at the same time; the others wait in order of arrival. For work that takes a whole core
 * and much memory, and for one person's questions: a burst of them must not slow down every other request.
 */
export const limitConcurrency = (width: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The slot passes straight to the next task.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
