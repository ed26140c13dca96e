import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { mateReadinessSlice } from '../../entities/mate/mate-readiness-slice';
import { modalsSlice } from '../../entities/modals/modals';
import { toastsSlice } from '../../kit/toast/toasts-slice';
import { dynamicMiddleware } from '../../kit/store/dynamic-middleware';

/** Lazily loaded features add their slices with `rootReducer.inject(slice)`; only these are in the first load. */
export const rootReducer = combineSlices(api, toastsSlice, modalsSlice, mateReadinessSlice);

/** Number of actions that DevTools store: enough to replay a chat. Chat actions are never sanitised. */
const devToolsActions = 5000;

/** In a production build Redux DevTools are off unless requested. */
export const createAppStore = (devTools = process.env.NODE_ENV !== 'production') => {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault().prepend(dynamicMiddleware.middleware).concat(api.middleware),
    devTools: devTools && { maxAge: devToolsActions },
  });
  // Tells the store whether the page can be seen; without it a tab opened in the background would never poll.
  document.addEventListener('visibilitychange', () =>
    store.dispatch(api.internalActions[document.visibilityState === 'visible' ? 'onFocus' : 'onFocusLost']()),
  );
  return store;
};

export type AppStore = ReturnType<typeof createAppStore>;
