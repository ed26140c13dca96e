import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { Provider } from 'react-redux';
import styled from 'styled-components';
import { Button } from '../../kit/controls/button';
import { theme } from '../../kit/theme/theme';
import type { AppState, AppStore } from '../store/create-app-store';
import type { Recorder } from './recorder';
import { texts } from './texts';
import { isOfThePerson, viewerDispatch } from './viewer-dispatch';

const Line = styled.div`
  position: fixed;
  right: 16px;
  bottom: 16px;
  left: 16px;
  z-index: ${theme.layer.toast};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px 16px;
  width: fit-content;
  max-width: 720px;
  margin: 0 auto;
  padding: 10px 16px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.r12};
  background: ${theme.color.violetSoft};
  font-size: 13px;
`;

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
        {children}
        {travelling && <PastLine recorder={recorder} />}
      </Provider>
    );
  };
  return ShownStore;
};
