type Listener = (error: unknown) => void;

/**
 * Errors that were caught before the listener was loaded; limited, so that a page that fails in a loop does not fill
 * the memory.
 */
const collected: unknown[] = [];
const maxCollected = 20;
let listener: Listener | null = null;

/** Reports an error that does not reach `window`, for example one that an error boundary has caught. */
export const reportCaughtError: Listener = (error) => {
  if (listener !== null) listener(error);
  else if (collected.length < maxCollected) collected.push(error);
};

const onError = ({ error }: ErrorEvent): void => reportCaughtError(error);
const onRejection = ({ reason }: PromiseRejectionEvent): void => reportCaughtError(reason);

/** Collects the errors of the page's start: the code that reports them is loaded after the first paint. */
export const collectErrors = (): void => {
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
};

/** From now on errors are passed to the listener, the collected ones first. The listener watches `window` itself. */
export const setErrorListener = (listen: Listener): void => {
  removeEventListener('error', onError);
  removeEventListener('unhandledrejection', onRejection);
  listener = listen;
  collected.splice(0).forEach(listen);
};
