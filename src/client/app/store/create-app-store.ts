import { configureStore } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { lateMiddleware } from './late-middleware';
import { rootReducer } from './root-reducer';

/** DevTools keep enough actions to replay a chat; chat actions are never sanitised. */
const devToolsActions = 5000;

export const createAppStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault().prepend(lateMiddleware.middleware).concat(api.middleware),
    devTools: process.env.NODE_ENV === 'production' ? false : { maxAge: devToolsActions },
  });

export type AppStore = ReturnType<typeof createAppStore>;
