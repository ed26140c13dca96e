import styled from 'styled-components';
import { Button } from '#client/kit/controls/button.tsx';
import { formatTime } from '#client/kit/display/dates.ts';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { tabular, theme } from '#client/kit/theme/theme.ts';
import { shortTime } from './short-time';
import { minutes } from '#domain/time/durations.ts';
import { eventDescription } from '../drawing/event-description';
import type { Frame } from './play';
import type { Playable } from './playable';
import { texts } from './texts';

const Line = styled.p`
  margin-top: 8px;
  color: ${theme.color.text2};
  font-size: 14px;
  ${tabular}
`;

const Times = styled.ul`
  display: grid;
  gap: 4px;
  margin: 8px 0 12px;
  color: ${theme.color.text2};
  font-size: 14px;
  b {
    color: ${theme.color.text1};
    font-weight: 600;
    ${tabular}
  }
`;

interface WaitingListProps {
  readonly playable: Playable;
  readonly frame: Frame;
  /** Why no step can be made; null: it can. */
  readonly stopped: string | null;
  readonly onWait: (ms: number) => void;
}

const left = (ms: number): string => (ms < 1 ? texts.dueNow : shortTime(ms));

/** Delays and deadlines that run, with the buttons that move the clock. */
export const WaitingList = ({ playable, frame, stopped, onWait }: WaitingListProps) => {
  const [next] = frame.waiting;
  return (
    <section>
      <SectionTitle>{texts.clock}</SectionTitle>
      <Line>{frame.waiting.length === 0 ? texts.nothingWaits(formatTime(frame.at)) : formatTime(frame.at)}</Line>
      <Times>
        {frame.waiting.map(({ label, at }) => (
          <li key={`${label} ${at}`}>
            <b>{left(at - frame.at)}</b> {eventDescription(playable.machine, label) ?? label}
          </li>
        ))}
      </Times>
      <Row $gap={8}>
        <Button size="sm" whyNot={stopped} onClick={() => onWait(minutes(1))}>
          {texts.plusMinute}
        </Button>
        <Button
          size="sm"
          whyNot={stopped ?? (next === undefined ? texts.noNext : null)}
          onClick={() => next && onWait(Math.max(0, next.at - frame.at))}
        >
          {texts.toNext}
        </Button>
      </Row>
    </section>
  );
};
