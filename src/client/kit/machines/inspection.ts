import type { InspectionEvent } from 'xstate';

type Observer = (event: InspectionEvent, cause?: string) => void;

let observer: Observer | null = null;

/** Sets the inspector that observes the page's actors; null removes it. */
export const setInspector = (next: Observer | null): void => {
  observer = next;
};

let recorder: ((event: InspectionEvent) => void) | null = null;

/** Sets what keeps the steps of the page's actors, in production too. */
export const setRecorder = (next: (event: InspectionEvent) => void): void => {
  recorder = next;
};

/** Passed to each actor as `inspect`. */
export const inspect = (event: InspectionEvent): void => {
  recorder?.(event);
  observer?.(event);
};

/** For an actor that starts in a state that the server reported; `cause`: the event that led to it. */
export const inspectAfter =
  (cause: string | undefined) =>
  (event: InspectionEvent): void => {
    recorder?.(event);
    observer?.(event, cause);
  };
