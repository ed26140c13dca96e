import styled from 'styled-components';
import type { AnyStateMachine } from 'xstate';
import type { ActorReport } from '#client/kit/machines/inspection-channel.ts';
import { formatTime } from '#client/kit/display/dates.ts';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { eventDescription } from './drawing/event-description';
import { type ActorStep, keyOf } from './live-log';
import { StepRows } from './step-rows';
import { texts } from './texts';

const Part = styled.section`
  margin-top: 24px;
  p {
    margin-top: 8px;
    color: ${theme.color.text2};
    font-size: 14px;
  }
`;

interface LiveActorsProps {
  readonly actors: readonly ActorReport[];
  /** The key of the actor whose state is highlighted. */
  readonly chosen: string | null;
  readonly onChoose: (actor: ActorReport) => void;
}

/** Live actors of other tabs, and the state of each. */
export const LiveActors = ({ actors, chosen, onChoose }: LiveActorsProps) => (
  <Part>
    <SectionTitle>{texts.live}</SectionTitle>
    {actors.length === 0 ? (
      <p>{texts.noLive}</p>
    ) : (
      <StepRows>
        {actors.map((actor) => (
          <li key={keyOf(actor)}>
            <button type="button" aria-pressed={keyOf(actor) === chosen} onClick={() => onChoose(actor)}>
              {actor.machineId} <span>{actor.actorId}</span> <b>{actor.state}</b>
            </button>
          </li>
        ))}
      </StepRows>
    )}
  </Part>
);

interface ActorLogProps {
  readonly machine: AnyStateMachine;
  readonly steps: readonly ActorStep[];
  /** The number of the step being shown. */
  readonly at: number | null;
  readonly onLook: (step: ActorStep) => void;
}

/** Events of the actor, newest first; a press shows that moment. */
export const ActorLog = ({ machine, steps, at, onLook }: ActorLogProps) => (
  <Part>
    <SectionTitle>{texts.steps}</SectionTitle>
    {steps.length === 0 ? (
      <p>{texts.noSteps}</p>
    ) : (
      <StepRows>
        {steps.map((step) => {
          const description = eventDescription(machine, step.event ?? '');
          return (
            <li key={step.number}>
              <button type="button" aria-pressed={step.number === at} onClick={() => onLook(step)}>
                <time>{formatTime(step.at)}</time> {step.event}{' '}
                <span>{step.from === step.state ? '↺' : step.from === null ? '→' : `${step.from} →`}</span>{' '}
                <b>{step.state}</b>
                {description !== null && <small>{description}</small>}
              </button>
            </li>
          );
        })}
      </StepRows>
    )}
  </Part>
);
