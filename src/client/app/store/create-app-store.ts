import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { mateReadinessSlice } from '../../entities/mate/mate-readiness-slice';
import { modalsSlice } from '../../entities/modals/modals';
import { toastsSlice } from '../../kit/toast/toasts-slice';
import { dynamicMiddleware } from '../../kit/store/dynamic-middleware';

/** Lazy features add their slices with `rootReducer.inject(slice)`; the first load carries only these. */
export const rootReducer = combineSlices(api, toastsSlice, modalsSlice, mateReadinessSlice);

/** DevTools keep enough actions to replay a chat; chat actions are never sanitised. */
const devToolsActions = 5000;

/** In a built product Redux DevTools see the store only when asked to. */
export const createAppStore = (devTools = process.env.NODE_ENV !== 'production') =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault().prepend(dynamicMiddleware.middleware).concat(api.middleware),
    devTools: devTools && { maxAge: devToolsActions },
  });

export type AppStore = ReturnType<typeof createAppStore>;
