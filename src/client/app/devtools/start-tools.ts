import type { StoreEnhancer } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import { type AppStore, rootReducer } from '../store/create-app-store';
import { createRecorder } from './recorder';
import { shownStore } from './shown-store';
import { toolOfTab } from './tools-of-tab';

interface Tools {
  /** For the page's own store. */
  readonly enhancer: StoreEnhancer | undefined;
  /** What surrounds the page, once its store stands. */
  readonly frameOf: (store: AppStore) => ComponentType<{ readonly children: ReactNode }> | undefined;
}

/** Starts Redux DevTools and the reports of the state machines, as far as this tab wants them. */
export const startTools = async (): Promise<Tools> => {
  const inspection = toolOfTab('inspect');
  if (inspection !== null)
    await (await import(/* webpackChunkName: "inspector" */ '../boot/attach-inspector')).attachInspector(inspection);
  if (toolOfTab('devtools') === null && process.env.NODE_ENV === 'production')
    return { enhancer: undefined, frameOf: () => undefined };
  let live: AppStore | null = null;
  const recorder = createRecorder(rootReducer, (action) => live?.dispatch(action));
  return {
    enhancer: recorder?.enhancer,
    frameOf: (store) => {
      live = store;
      return recorder === null ? undefined : shownStore(store, recorder);
    },
  };
};
