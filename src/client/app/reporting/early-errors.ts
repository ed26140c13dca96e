type Listener = (problem: unknown) => void;

/** What happened before anybody listened; a page that fails in a circle fills no memory. */
const waiting: unknown[] = [];
const most = 20;
let listener: Listener | null = null;

/** A fault that never reaches the window, for example one that a boundary of the page has caught. */
export const reportCaughtError: Listener = (problem) => {
  if (listener !== null) listener(problem);
  else if (waiting.length < most) waiting.push(problem);
};

const onError = ({ error }: ErrorEvent): void => reportCaughtError(error);
const onRejection = ({ reason }: PromiseRejectionEvent): void => reportCaughtError(reason);

/** Keeps the faults of the first moments: what reports them is fetched after the first paint. */
export const collectErrors = (): void => {
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
};

/** From now on faults go to the listener, those that waited first; the window it watches by itself. */
export const setErrorListener = (listen: Listener): void => {
  removeEventListener('error', onError);
  removeEventListener('unhandledrejection', onRejection);
  listener = listen;
  waiting.splice(0).forEach(listen);
};
