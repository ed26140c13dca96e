import { useState } from 'react';
import styled from 'styled-components';
import type { CallResponse } from '#client/api/call.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useSquadStepsQuery } from '#client/entities/admin/admin-squads-api.ts';
import { FileLink } from '#client/kit/controls/file-link.tsx';
import { IconButton } from '#client/kit/controls/icon-button.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Slider } from '#client/kit/form/slider.tsx';
import { ArrowLeft } from '#client/kit/icons/arrow-left.tsx';
import { ArrowRight } from '#client/kit/icons/arrow-right.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { Quiet } from '../../../kit/quiet';
import { CaseStep } from './case-step';
import { StatusPath } from './status-path';
import { texts } from './texts';

type Case = CallResponse<'GET /v1/admin/squads/{id}/steps'>;

const Head = styled.header`
  position: sticky;
  z-index: 1;
  top: 0;
  padding-bottom: 8px;
  background: ${theme.color.surface1};
`;

const whoMade = ({ by, byOperator }: Case['steps'][number], people: Case['people']): string => {
  if (by === null) return texts.clock;
  const name = people[by]?.username ?? by.slice(0, 8);
  return byOperator ? texts.operator(name) : name;
};

const Life = ({ id, found: { steps, people } }: { readonly id: number; readonly found: Case }) => {
  const last = steps.length - 1;
  const [at, setAt] = useState(last);
  const step = steps[Math.min(at, last)];
  if (step === undefined) return null;
  return (
    <Stack>
      <Head>
        <Stack $gap={10}>
          <Row $gap={8} $wrap="nowrap">
            <IconButton label={texts.back} disabled={at === 0} onClick={() => setAt(Math.max(at - 1, 0))}>
              <ArrowLeft aria-hidden />
            </IconButton>
            <Slider
              aria-label={texts.slider}
              aria-valuetext={`${texts.position(at, last)}, ${texts.events[step.event] ?? step.event}`}
              min={0}
              max={last}
              value={at}
              onChange={({ target }) => setAt(Number(target.value))}
            />
            <IconButton label={texts.forward} disabled={at === last} onClick={() => setAt(Math.min(at + 1, last))}>
              <ArrowRight aria-hidden />
            </IconButton>
          </Row>
          <Row $justify="space-between" $gap={8}>
            <strong>{texts.events[step.event] ?? step.event}</strong>
            <Quiet>
              {texts.position(step.number, steps[last]?.number ?? last)} · {whoMade(step, people)} ·{' '}
              <DateText value={step.at} />
            </Quiet>
          </Row>
          <StatusPath status={step.status} />
        </Stack>
      </Head>
      <CaseStep key={step.number} squadId={id} number={step.number} fault={step.fault} people={people} />
    </Stack>
  );
};

/** A squad's life on a slider: what each step did, and what everybody saw then. */
export const CaseDialog = ({ id, onClose }: { readonly id: number; readonly onClose: () => void }) => {
  const query = useSquadStepsQuery({ params: { id } });
  return (
    <Dialog title={texts.title(id)} onClose={onClose} width={860}>
      <Loaded
        query={query}
        skeleton={<Skeleton $height={320} />}
        isEmpty={({ steps }) => steps.length === 0}
        empty={<EmptyState text={texts.none} />}
      >
        {(found) => (
          <Stack>
            <Life id={id} found={found} />
            <div>
              <FileLink href={`/v1/admin/squads/${id}/steps.json`} title={texts.fileHint} download>
                {texts.file}
              </FileLink>
            </div>
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
};
