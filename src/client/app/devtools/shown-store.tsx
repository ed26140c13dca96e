import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import { Button } from '../../kit/controls/button';
import type { AppState, AppStore } from '../store/create-app-store';
import type { Recorder } from './recorder';
import { Line } from './line';
import { texts } from './texts';
import { isOfThePerson, viewerDispatch } from './viewer-dispatch';

const PastLine = ({ recorder }: { readonly recorder: Recorder<AppState> }) => {
  const waiting = useSyncExternalStore(recorder.subscribe, () => recorder.waiting(isOfThePerson));
  return (
    <Line role="status">
      <span>
        {texts.past} {waiting > 0 && texts.waiting(waiting)}
      </span>
      <Button size="sm" onClick={recorder.resume}>
        {texts.resume}
      </Button>
    </Line>
  );
};

/** Gives the page the state that DevTools show: its own store while that is the newest one, otherwise a viewer's. */
export const shownStore = (
  live: AppStore,
  recorder: Recorder<AppState>,
): ComponentType<{ readonly children: ReactNode }> => {
  const viewer: AppStore = { ...live, ...recorder.shown, dispatch: viewerDispatch(live) };
  const ShownStore = ({ children }: { readonly children: ReactNode }) => {
    const travelling = useSyncExternalStore(recorder.subscribe, recorder.isTravelling);
    return (
      <Provider store={travelling ? viewer : live}>
        {travelling && <PastLine recorder={recorder} />}
        {children}
      </Provider>
    );
  };
  return ShownStore;
};
