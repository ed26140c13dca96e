import styled from 'styled-components';
import { type RealtimeState, useRealtimeState } from '#client/api/realtime-state.ts';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import { below } from '#client/kit/theme/theme.ts';
import { useOnline } from '#client/kit/time/use-online.ts';
import { texts } from './texts';

const Dot = styled.span`
  width: 6px;
  height: 6px;
  border-radius: 50%;
  background: currentColor;
`;

const TextBlock = styled.span`
  ${below('md')} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    white-space: nowrap;
  }
`;

const tones: Readonly<Record<RealtimeState | 'offline', BadgeTone>> = {
  waiting: 'neutral',
  live: 'ok',
  lost: 'warn',
  offline: 'danger',
};

/** Whether the screen updates live; on phones a dot, with a text for screen readers. */
export const LiveBadge = () => {
  const realtime = useRealtimeState();
  const state = useOnline() ? realtime : 'offline';
  return (
    <Badge role="status" $tone={tones[state]} title={texts.realtime[state]}>
      <Dot aria-hidden />
      <TextBlock>{texts.realtime[state]}</TextBlock>
    </Badge>
  );
};
