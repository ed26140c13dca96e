let awaited = false;

/** On navigation focus moves to the new page's heading, whenever it appears. */
export const headingFocus = {
  await: (): void => {
    awaited = true;
  },
  /** True once per navigation. */
  take: (): boolean => {
    const wasAwaited = awaited;
    awaited = false;
    return wasAwaited;
  },
} as const;
