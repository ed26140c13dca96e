/** Runs a task when the page has nothing better to do; the result cancels it. */
export const whenIdle = (task: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: 4000 });
  return () => cancelIdleCallback(handle);
};
