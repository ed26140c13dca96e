import type { InspectionEvent } from 'xstate';

type Observer = (event: InspectionEvent, cause?: string) => void;

let observer: Observer | null = null;

/** An inspector that wants to see the page's actors; null takes it away. */
export const setInspector = (next: Observer | null): void => {
  observer = next;
};

/** Given to each actor as `inspect`. */
export const inspect = (event: InspectionEvent): void => observer?.(event);

/** For an actor that begins where the server says: what had happened there. */
export const inspectAfter =
  (cause: string | undefined) =>
  (event: InspectionEvent): void =>
    observer?.(event, cause);
