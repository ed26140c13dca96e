import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { tabular } from '../theme/mixins';
import { theme } from '../theme/theme';
import { useServerNow } from '../time/use-server-now';
import { formatLeft } from './format-left';

interface CountdownProps {
  /** The moment it runs to, ISO, by the server's clock. */
  readonly until: string;
  readonly large?: boolean;
  /** Called once when it reaches zero. */
  readonly onEnd?: () => void;
  readonly className?: string;
}

const Digits = styled.span<{ $large: boolean }>`
  ${tabular}
  ${({ $large }) => $large && `font: 600 26px/1 ${theme.font.title};`}
  white-space: nowrap;
`;

/** Counts by the server's time. The role keeps screen readers from saying every second. */
export const Countdown = ({ until, large = false, onEnd, className }: CountdownProps) => {
  const now = useServerNow();
  const left = Date.parse(until) - now;
  const ended = left <= 0;
  const told = useRef(false);
  useEffect(() => {
    told.current = false;
  }, [until]);
  useEffect(() => {
    if (!ended || told.current) return;
    told.current = true;
    onEnd?.();
  }, [ended, onEnd]);
  return (
    <Digits role="timer" $large={large} className={className}>
      {formatLeft(left)}
    </Digits>
  );
};
