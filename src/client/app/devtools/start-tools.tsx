import { type ComponentType, Fragment, type ReactNode } from 'react';
import { dynamicMiddleware } from '../../kit/store/dynamic-middleware';
import { type AppStore, rootReducer } from '../store/create-app-store';
import { createRecorder } from './recorder';
import { shownStore } from './shown-store';
import { StatelyButton } from './stately-button';
import { toolOfTab } from './tools-of-tab';

type Frame = ComponentType<{ readonly children: ReactNode }>;

const startInspection = async () => {
  const mode = toolOfTab('inspect');
  if (mode === null) return null;
  const part = await import(/* webpackChunkName: "inspector" */ '../boot/attach-inspector');
  return part.attachInspector(mode);
};

/**
 * Starts Redux DevTools and the reports of the state machines, as far as this tab wants them, before the first action.
 * Returns what surrounds the page.
 */
export const startTools = async (store: AppStore): Promise<Frame> => {
  const stately = await startInspection();
  const isWanted = toolOfTab('devtools') !== null || process.env.NODE_ENV !== 'production';
  const recorder = isWanted ? createRecorder(rootReducer, (action) => store.dispatch(action)) : null;
  if (recorder !== null) dynamicMiddleware.addMiddleware(recorder.middleware);
  const Shown = recorder === null ? Fragment : shownStore(store, recorder);
  const ToolsFrame: Frame = ({ children }) => (
    <Shown>
      {stately !== null && <StatelyButton open={stately.open} />}
      {children}
    </Shown>
  );
  return ToolsFrame;
};
