import styled from 'styled-components';
import { formatTime } from '#client/kit/display/dates.ts';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import { shortTime } from './short-time';
import { StepRows } from '../step-rows';
import { type Frame, serviceEvent } from './play';
import type { PlayStep } from './tape';
import { texts } from './texts';

const Undone = styled.span`
  opacity: 0.6;
`;

const nameOf = (step: PlayStep | null): string => {
  if (step === null) return texts.beginning;
  return 'wait' in step ? texts.waited(shortTime(step.wait)) : step.event.type;
};

/** The answer of a service is named after the service. */
const frameName = ({ step, messages: [first] }: Frame): string =>
  step !== null && 'event' in step && serviceEvent.test(step.event.type) && first !== undefined
    ? `${first.from}: ${first.type}`
    : nameOf(step);

interface StepListProps {
  readonly frames: readonly Frame[];
  readonly steps: readonly PlayStep[];
  readonly onGo: (at: number) => void;
}

/** All steps of a play, the newest first; a press goes back, or forth again, to that moment. */
export const StepList = ({ frames, steps, onGo }: StepListProps) => {
  const undone = steps.slice(frames.length - 1);
  return (
    <section>
      <SectionTitle>{texts.steps}</SectionTitle>
      <StepRows>
        {undone
          .map((step, index) => ({ step, at: frames.length + index }))
          .toReversed()
          .map(({ step, at }) => (
            <li key={at}>
              <button type="button" onClick={() => onGo(at)}>
                <Undone>{nameOf(step)}</Undone>
              </button>
            </li>
          ))}
        {frames
          .map((frame, at) => ({ frame, at, from: frames[at - 1]?.state ?? null }))
          .toReversed()
          .map(({ frame, at, from }) => (
            <li key={at}>
              <button type="button" aria-pressed={at === frames.length - 1} onClick={() => onGo(at)}>
                <time>{formatTime(frame.at)}</time> {frameName(frame)}{' '}
                <span>{from === frame.state ? '↺' : from === null ? '' : `${from} →`}</span> <b>{frame.state}</b>
                {frame.refused !== null && <small>{texts.refused(frame.refused)}</small>}
              </button>
            </li>
          ))}
      </StepRows>
    </section>
  );
};
