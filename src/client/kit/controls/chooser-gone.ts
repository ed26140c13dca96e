import { useState, useSyncExternalStore } from 'react';

/** Ms. What a page says behind another window is not read out; Firefox tells a page of that window nothing. */
const goneMs = 400;

/** Choices that were handed over by a window that is still there. */
let closing = 0;
const listeners = new Set<() => void>();

const count = (change: 1 | -1): void => {
  closing += change;
  for (const listener of listeners) listener();
};

/**
 * To be called as the system's window of files hands over what was chosen, a moment before it is gone; resolves once it
 * is. What was chosen is taken at once: only words that are to be heard wait, and what moves the focus.
 */
export const chooserGone = async (): Promise<void> => {
  count(1);
  await new Promise((resolve) => setTimeout(resolve, goneMs));
  count(-1);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** What a live region holds: while that window is still there, what it held before. */
export const useHeldByChooser = <T>(value: T): T => {
  const isGone = useSyncExternalStore(subscribe, () => closing === 0);
  const [held, hold] = useState(value);
  if (isGone && held !== value) hold(() => value);
  return isGone ? value : held;
};
