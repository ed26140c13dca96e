import {
  combineSlices,
  configureStore,
  isAction,
  type Middleware,
  type Reducer,
  SHOULD_AUTOBATCH,
} from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { mateReadinessSlice } from '../../entities/mate/mate-readiness-slice';
import { tabPastMiddleware } from '../../entities/support/tab-past';
import { modalsSlice } from '../../entities/modals/modals';
import { toastsSlice } from '../../kit/toast/toasts-slice';
import { afterPaint } from '../../kit/store/after-paint';
import { dynamicMiddleware } from '../../kit/store/dynamic-middleware';
import { onePerson, personLeft } from './one-person';

/** Lazily loaded features add their slices with `rootReducer.inject(slice)`; only these are in the first load. */
export const rootReducer = combineSlices(api, toastsSlice, modalsSlice, mateReadinessSlice);

type State = ReturnType<typeof rootReducer>;

const reducer: Reducer<State> = (state, action) => rootReducer(personLeft.match(action) ? undefined : state, action);

/**
 * What happens to the chat is in the store at once, and is told to the page together with whatever else happens until the
 * next paint: a store tells its news to the whole page in one piece, which would keep a press from being seen. Answers of
 * the server are told so by the toolkit itself.
 */
const chatToldLater: Middleware = () => (next) => (action) =>
  next(
    isAction(action) && action.type.startsWith('chat/') ? { ...action, meta: { [SHOULD_AUTOBATCH]: true } } : action,
  );

/** Redux DevTools get a store of their own (`app/devtools/recorder.ts`): this one never travels in time. */
export const createAppStore = (leave: () => void = () => undefined) => {
  const store = configureStore({
    reducer,
    middleware: (getDefault) =>
      getDefault()
        .prepend(tabPastMiddleware, dynamicMiddleware.middleware)
        .concat(api.middleware, onePerson(leave), chatToldLater),
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'callback', queueNotification: afterPaint } }),
    devTools: false,
  });
  // Tells the store whether the page can be seen; without it a tab opened in the background would never poll.
  document.addEventListener('visibilitychange', () =>
    store.dispatch(api.internalActions[document.visibilityState === 'visible' ? 'onFocus' : 'onFocusLost']()),
  );
  return store;
};

export type AppState = ReturnType<typeof rootReducer>;

export type AppStore = ReturnType<typeof createAppStore>;
