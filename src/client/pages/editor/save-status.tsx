import { CircleAlert } from '../../kit/icons/circle-alert';
import { CloudCheck } from '../../kit/icons/cloud-check';
import { CloudOff } from '../../kit/icons/cloud-off';
import { LoaderCircle } from '../../kit/icons/loader-circle';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useLocation } from 'react-router';
import { loginPath } from '../../entities/session/return-path';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { formatTime } from '../../kit/display/dates';
import { theme } from '../../kit/theme/theme';
import { isTrouble, type SaveState } from './draft/draft-autosave';
import { texts } from './texts';

const Line = styled.span<{ $bad: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${({ $bad }) => ($bad ? theme.color.warn : theme.color.text2)};
  font-size: 14px;
  svg {
    width: 16px;
    height: 16px;
  }
`;

const statusText = (state: SaveState): string => {
  switch (state.kind) {
    case 'saved':
      return texts.states.saved(formatTime(Date.parse(state.at)));
    case 'refused':
      return texts.states.refused(state.message);
    default:
      return texts.states[state.kind];
  }
};

const savedIcon = <CloudCheck aria-hidden />;
const savingIcon = <LoaderCircle aria-hidden />;
const offlineIcon = <CloudOff aria-hidden />;
const errorIcon = <CircleAlert aria-hidden />;

const icons: Readonly<Record<SaveState['kind'], ReactNode>> = {
  clean: savedIcon,
  saved: savedIcon,
  dirty: savingIcon,
  saving: savingIcon,
  offline: offlineIcon,
  signedOut: offlineIcon,
  refused: errorIcon,
  conflict: errorIcon,
};

/** The save state as text. */
export const SaveStatus = ({ state, onRetry }: { readonly state: SaveState; readonly onRetry: () => void }) => {
  const { pathname } = useLocation();
  return (
    <Line role="status" $bad={isTrouble(state)}>
      {icons[state.kind]}
      {statusText(state)}
      {(state.kind === 'offline' || state.kind === 'refused') && (
        <Button size="sm" variant="ghost" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
      {state.kind === 'signedOut' && (
        <ButtonLink to={loginPath(pathname)} variant="ghost" size="sm">
          {texts.signIn}
        </ButtonLink>
      )}
    </Line>
  );
};
