import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { formatTime } from '#client/kit/display/dates.ts';
import { CardTitle } from '#client/kit/layout/card.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { differenceOf } from '../machines/play/difference';
import { StepRows } from '../machines/step-rows';
import type { OpenedCase } from './read-case';
import { texts } from './texts';

const Code = styled.pre`
  max-height: 220px;
  margin-top: 8px;
  padding: 10px 12px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface1};
  color: ${theme.color.text2};
  font-size: 12px;
  white-space: pre-wrap;
  overflow: auto;
  overflow-wrap: anywhere;
`;

/** One step of a case: its event, and what it changed in the squad. */
export const CaseMoment = ({ opened, at }: { readonly opened: OpenedCase; readonly at: number }) => {
  const [step, before] = [opened.steps[at], opened.steps[at - 1]];
  if (step === undefined) return null;
  const { state: _state, ...event } = { state: null, ...step.event };
  const changes = before?.state && step.state !== null ? differenceOf(before.state.context, step.state.context) : [];
  return (
    <>
      <section>
        <CardTitle>{texts.event}</CardTitle>
        <Code tabIndex={0} aria-label={texts.event}>
          {JSON.stringify(event, null, 2)}
        </Code>
      </section>
      <section>
        <CardTitle>{texts.changes}</CardTitle>
        <Code tabIndex={0} aria-label={texts.changes}>
          {changes.length === 0
            ? texts.noChange
            : changes.map(({ path, before: was, after }) => `${path}: ${was} → ${after}`).join('\n')}
        </Code>
      </section>
    </>
  );
};

interface CaseStepsProps {
  readonly opened: OpenedCase;
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** All steps of a case with the status that each led to; a press goes to the step. */
export const CaseSteps = ({ opened, at, onGo }: CaseStepsProps) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Only the list scrolls, not the page.
    if (box && row) box.scrollTop = row.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [at]);
  return (
    <StepRows ref={list} aria-label={texts.steps}>
      {opened.steps.map(({ number, event, state, fault }, index) => (
        <li key={number}>
          <button type="button" aria-pressed={index === at} onClick={() => onGo(index)}>
            <time>{formatTime(event.at)}</time> {event.type} <b>{state?.value}</b>
            {fault !== null && <small>{texts.unknown(number, texts.faults[fault])}</small>}
          </button>
        </li>
      ))}
    </StepRows>
  );
};
