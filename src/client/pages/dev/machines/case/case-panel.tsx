import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#client/kit/controls/button.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { formatTime } from '#client/kit/display/dates.ts';
import { Notice } from '#client/kit/feedback/notice.tsx';
import { ChevronLeft } from '#client/kit/icons/chevron-left.tsx';
import { ChevronRight } from '#client/kit/icons/chevron-right.tsx';
import { FolderOpen } from '#client/kit/icons/folder-open.tsx';
import { Info } from '#client/kit/icons/info.tsx';
import { SectionTitle } from '#client/kit/layout/page.tsx';
import { Quiet } from '#client/kit/layout/prose.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { differenceOf } from '../play/difference';
import type { PlayStart } from '../play/tape';
import { StepRows } from '../step-rows';
import { type OpenedCase, readCase } from './read-case';
import { texts } from './texts';

const Code = styled.pre`
  max-height: 220px;
  padding: 10px 12px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.surface1};
  color: ${theme.color.text2};
  font-size: 12px;
  white-space: pre-wrap;
  overflow: auto;
  overflow-wrap: anywhere;
`;

const Problem = styled.p`
  color: ${theme.color.danger};
  font-size: 14px;
`;

/** A file of the desk, and the step that is shown. */
export interface CaseInHand {
  readonly opened: OpenedCase | null;
  /** Index of the step. */
  readonly at: number;
  readonly isBroken: boolean;
  readonly open: (file: File) => Promise<void>;
  readonly go: (at: number) => void;
}

/** `onOpen`: a life has been read. */
export const useCase = (onOpen: () => void): CaseInHand => {
  const [opened, setOpened] = useState<OpenedCase | null>(null);
  const [at, setAt] = useState(0);
  const [isBroken, setBroken] = useState(false);
  return {
    opened,
    at,
    isBroken,
    go: setAt,
    open: async (file) => {
      try {
        const next = await readCase(await file.text());
        setOpened(next);
        setAt(0);
        setBroken(false);
        onOpen();
      } catch {
        setBroken(true);
      }
    },
  };
};

const Moment = ({ opened, at }: { readonly opened: OpenedCase; readonly at: number }) => {
  const [step, before] = [opened.steps[at], opened.steps[at - 1]];
  if (step === undefined) return null;
  const { state: _state, ...event } = { state: null, ...step.event };
  const changes = before?.state && step.state !== null ? differenceOf(before.state.context, step.state.context) : [];
  return (
    <>
      <section>
        <SectionTitle>{texts.event}</SectionTitle>
        <Code tabIndex={0} aria-label={texts.event}>
          {JSON.stringify(event, null, 2)}
        </Code>
      </section>
      <section>
        <SectionTitle>{texts.changes}</SectionTitle>
        <Code tabIndex={0} aria-label={texts.changes}>
          {changes.length === 0
            ? texts.noChange
            : changes.map(({ path, before: was, after }) => `${path}: ${was} → ${after}`).join('\n')}
        </Code>
      </section>
    </>
  );
};

interface CasePanelProps {
  readonly life: CaseInHand;
  readonly onPlay: (start: PlayStart) => void;
}

/** Goes through the steps of a file that «Дело» gives away. */
export const CasePanel = ({ life, onPlay }: CasePanelProps) => {
  const { opened, at, isBroken, open, go } = life;
  const picker = useRef<HTMLInputElement>(null);
  const step = opened?.steps[at];
  return (
    <Stack $gap={16}>
      <Quiet>{texts.lead}</Quiet>
      <Row>
        <Button size="sm" onClick={() => picker.current?.click()}>
          <FolderOpen aria-hidden />
          {texts.open}
        </Button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={texts.open}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void open(file);
            target.value = '';
          }}
        />
      </Row>
      {isBroken && <Problem role="alert">{texts.broken}</Problem>}
      {opened !== null && step !== undefined && (
        <>
          {!opened.isChecked && <Notice icon={<Info aria-hidden />} text={texts.unchecked} />}
          <Row $gap={4}>
            <IconButton label={texts.earlier} disabled={at === 0} onClick={() => go(at - 1)}>
              <ChevronLeft aria-hidden />
            </IconButton>
            <IconButton label={texts.later} disabled={at === opened.steps.length - 1} onClick={() => go(at + 1)}>
              <ChevronRight aria-hidden />
            </IconButton>
            {step.state !== null && (
              <Button
                size="sm"
                onClick={() => step.state && onPlay({ state: step.state.value, context: step.state.context })}
              >
                {texts.playHere}
              </Button>
            )}
          </Row>
          <StepRows aria-label={texts.steps}>
            {opened.steps.map(({ number, event, state, fault }, index) => (
              <li key={number}>
                <button type="button" aria-pressed={index === at} onClick={() => go(index)}>
                  <time>{formatTime(event.at)}</time> {event.type} <b>{state?.value}</b>
                  {fault !== null && <small>{texts.unknown(number, texts.faults[fault])}</small>}
                </button>
              </li>
            ))}
          </StepRows>
          <Moment opened={opened} at={at} />
        </>
      )}
    </Stack>
  );
};
