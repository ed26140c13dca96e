/**
 * Timers of one length (ms) that a file of this process has set and not cleared; they can be let go without waiting.
 * Libraries set timers of the same length, so whose it is tells the stack: `setBy` is the file's name.
 */
export const heldTimers = (ms: number, setBy: string) => {
  const held = new Map<unknown, () => void>();
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const setting = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, after?: number) => {
    const timer = set(run, after);
    if (after === ms && new Error().stack?.includes(`/${setBy}:`)) held.set(timer, run);
    return timer;
  }) as typeof set);
  const clearing = jest.spyOn(globalThis, 'clearTimeout').mockImplementation(((timer: NodeJS.Timeout | undefined) => {
    held.delete(timer);
    clear(timer);
  }) as typeof clear);
  return {
    count: () => held.size,
    letGo: () => {
      for (const [timer, run] of held) {
        clear(timer as NodeJS.Timeout);
        run();
      }
      held.clear();
    },
    restore: () => {
      setting.mockRestore();
      clearing.mockRestore();
    },
  };
};
