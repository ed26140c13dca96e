import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { serverNow } from '../time/server-now';
import { formatDate, formatFullMoment } from './dates';
import { texts } from './texts';
import { tabular, theme } from '../theme/theme';
import { useServerNow } from '../time/use-server-now';

/** An ISO moment in the shortest clear form, with the full date and time in the tooltip. */
export const DateText = ({ value, className }: { readonly value: string; readonly className?: string }) => {
  const moment = Date.parse(value);
  return (
    <time dateTime={value} title={formatFullMoment(moment)} className={className}>
      {formatDate(moment, serverNow())}
    </time>
  );
};

/** The remaining time: `08:42`, `1:08:42`, from one day on `13 дн. 7 ч`; never negative. */
const formatLeft = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return texts.daysLeft(Math.floor(hours / 24), hours % 24);
  const minutes = two(Math.floor(seconds / 60) % 60);
  return `${hours > 0 ? `${hours}:` : ''}${minutes}:${two(seconds % 60)}`;
};

interface CountdownProps {
  /** The end of the countdown, ISO, by the server's clock. */
  readonly until: string;
  readonly large?: boolean;
  /** Called once, at zero. */
  readonly onEnd?: () => void;
  readonly className?: string;
}

const Digits = styled.span<{ $large: boolean }>`
  ${tabular}
  ${({ $large }) => $large && `font: 600 26px/1 ${theme.font.title};`}
  white-space: nowrap;
`;

/** Counts down by the server's clock. The role keeps screen readers from announcing every second. */
export const Countdown = ({ until, large = false, onEnd, className }: CountdownProps) => {
  const now = useServerNow();
  const left = Date.parse(until) - now;
  const ended = left <= 0;
  const endReported = useRef(false);
  useEffect(() => {
    endReported.current = false;
  }, [until]);
  useEffect(() => {
    if (!ended || endReported.current) return;
    endReported.current = true;
    onEnd?.();
  }, [ended, onEnd]);
  return (
    <Digits role="timer" $large={large} className={className}>
      {formatLeft(left)}
    </Digits>
  );
};
