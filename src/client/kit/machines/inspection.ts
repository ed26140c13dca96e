import type { InspectionEvent } from 'xstate';

type Observer = (event: InspectionEvent) => void;

let observer: Observer | null = null;

/** An inspector that wants to see the page's actors; null takes it away. */
export const setInspector = (next: Observer | null): void => {
  observer = next;
};

/** Given to each actor as `inspect`. */
export const inspect: Observer = (event) => observer?.(event);
