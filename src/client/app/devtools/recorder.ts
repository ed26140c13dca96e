import {
  configureStore,
  isAction,
  type Middleware,
  type Reducer,
  type StoreEnhancer,
  Tuple,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { closeOutside, openOutside } from './close-outside';
import { devToolsOptions } from './devtools-options';
import { isAtEnd, liftedStoreOf, restartHistory, returnToEnd } from './lifted-state';
import { rememberResults } from './remember-results';
import { withoutSecrets } from './without-secrets';

/** RTK Query's hooks tell its middleware about their subscriptions, and of queries that need no request. */
const changesState = ({ type, meta }: UnknownAction): boolean =>
  !type.startsWith('api/subscriptions/') &&
  !(typeof meta === 'object' && meta !== null && 'condition' in meta && meta.condition === true);

export interface Recorder<S> {
  /** Added to the page's own store: copies each of its actions into the history. */
  readonly middleware: Middleware;
  /** Whether DevTools show another state than the newest one. */
  readonly isTravelling: () => boolean;
  /** Tells of changes of `isTravelling` and `waiting`. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The state that DevTools show. */
  readonly shown: { readonly getState: () => S; readonly subscribe: (listener: () => void) => () => void };
  /** The number of such actions among those that wait to be recorded. */
  readonly waiting: (counts: (action: UnknownAction) => boolean) => number;
  /** Shows the newest state again; a history that no longer leads to it (another was imported) begins again with it. */
  readonly resume: () => void;
}

/**
 * A second store, and the only one that Redux DevTools know. The page's own store never travels in time: sagas,
 * requests and sockets work with what really happened. Its actions are copied into this store, so that they can be
 * looked at, jumped to, skipped, imported. While the state shown here is not the newest one, nothing is recorded and
 * nothing leaves the page (`kit/store/outside.ts`); when it is again, both go on. Null without DevTools in this browser.
 */
export const createRecorder = <S extends object>(
  reducer: Reducer<S>,
  dispatchLive: (action: UnknownAction) => unknown,
): Recorder<S> | null => {
  let write = (_action: UnknownAction): unknown => undefined;
  /** An action that is sent from the panel goes to the page's own store, and comes back from there. */
  const sendToLive: StoreEnhancer = (next) => (reducer, preloaded) => {
    const store = next(reducer, preloaded);
    write = (action) => Reflect.apply(store.dispatch, store, [action]);
    const dispatch: typeof store.dispatch = (action) => {
      dispatchLive(action);
      return action;
    };
    return { ...store, dispatch };
  };
  const history = configureStore({
    reducer: rememberResults(reducer),
    middleware: () => new Tuple(),
    devTools: devToolsOptions,
    enhancers: () => new Tuple(sendToLive),
  });
  const lifted = liftedStoreOf(history);
  if (lifted === null) return null;

  let newest = history.getState();
  let queue: UnknownAction[] = [];
  let travelling = false;
  let writing = false;
  const listeners = new Set<() => void>();

  const isNewestShown = () => isAtEnd(lifted.getState()) && history.getState() === newest;
  const record = (): void => {
    writing = true;
    // More of them may come while these are written.
    for (const action of queue) {
      write(action);
      newest = history.getState();
    }
    queue = [];
    writing = false;
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const check = (): void => {
    if (writing || travelling === !isNewestShown()) return;
    travelling = !travelling;
    if (travelling) closeOutside();
    else {
      record();
      openOutside();
    }
    notify();
  };
  history.subscribe(check);
  check();

  const middleware: Middleware = () => (next) => (action) => {
    if (isAction(action) && changesState({ ...action })) {
      queue.push(withoutSecrets({ ...action }));
      if (travelling) notify();
      else if (!writing) record();
    }
    return next(action);
  };

  return {
    middleware,
    isTravelling: () => travelling,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    shown: { getState: history.getState, subscribe: history.subscribe },
    waiting: (counts) => queue.filter(counts).length,
    resume: () => {
      writing = true;
      returnToEnd(lifted);
      if (!isNewestShown()) restartHistory(lifted, newest);
      newest = history.getState();
      writing = false;
      check();
    },
  };
};
