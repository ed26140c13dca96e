let pending = 0;
const listeners = new Set<() => void>();

const change = (step: number) => {
  pending += step;
  listeners.forEach((listener) => listener());
};

/** Counts the pages whose code is loading: the progress bar is shown while there are any. */
export const navigationProgress = {
  track: async <T>(loading: Promise<T>): Promise<T> => {
    change(1);
    try {
      return await loading;
    } finally {
      change(-1);
    }
  },
  isPending: (): boolean => pending > 0,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
