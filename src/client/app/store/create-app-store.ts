import { combineSlices, configureStore, type Reducer } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { mateReadinessSlice } from '../../entities/mate/mate-readiness-slice';
import { tabPastMiddleware } from '../../entities/support/tab-past';
import { modalsSlice } from '../../entities/modals/modals';
import { toastsSlice } from '../../kit/toast/toasts-slice';
import { dynamicMiddleware } from '../../kit/store/dynamic-middleware';
import { onePerson, personLeft } from './one-person';

/** Lazily loaded features add their slices with `rootReducer.inject(slice)`; only these are in the first load. */
export const rootReducer = combineSlices(api, toastsSlice, modalsSlice, mateReadinessSlice);

type State = ReturnType<typeof rootReducer>;

const reducer: Reducer<State> = (state, action) => rootReducer(personLeft.match(action) ? undefined : state, action);

/** Redux DevTools get a store of their own (`app/devtools/recorder.ts`): this one never travels in time. */
export const createAppStore = (leave: () => void = () => undefined) => {
  const store = configureStore({
    reducer,
    middleware: (getDefault) =>
      getDefault().prepend(tabPastMiddleware, dynamicMiddleware.middleware).concat(api.middleware, onePerson(leave)),
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
