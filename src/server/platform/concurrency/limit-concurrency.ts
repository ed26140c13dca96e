/**
 * Lets `width` works run at the same time and the others wait in the order of their coming: for work that takes a
 * whole core and much memory, of which a burst must not take them from every other call.
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
      // The place passes straight to the next in line.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
