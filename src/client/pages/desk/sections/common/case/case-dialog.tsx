import { useState } from 'react';
import styled from 'styled-components';
import type { CallResponse } from '#client/api/call.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useSquadStepsQuery } from '#client/entities/desk/squad-steps-api.ts';
import { LifeSlider } from '#client/features/squad/past/life-slider.tsx';
import { FileLink } from '#client/kit/controls/file-link.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { EmptyState } from '#client/kit/feedback/empty-state.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { Row, Stack } from '#client/kit/layout/stack.tsx';
import { Dialog } from '#client/kit/overlay/dialog.tsx';
import { lazySection } from '#client/kit/overlay/lazy-section.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { Quiet } from '../../../kit/quiet';
import { CaseStep } from './case-step';
import { texts } from './texts';
import { type SquadStatus, squadStatuses } from '#domain/squad/facts/squad-enums.ts';

const Path = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

const Place = styled.li<{ $lit: boolean }>`
  padding: 3px 10px;
  border: 1px solid ${({ $lit }) => ($lit ? theme.color.accent : theme.color.line)};
  border-radius: 999px;
  background: ${({ $lit }) => ($lit ? theme.color.accent : 'transparent')};
  color: ${({ $lit }) => ($lit ? theme.color.accentInk : theme.color.text3)};
  font-size: 12px;
`;

/** All statuses of a squad, with the one of this moment lit; none where it is unknown. */
const StatusPath = ({ status }: { readonly status: SquadStatus | null }) => (
  <Path>
    {squadStatuses.map((one) => (
      <Place key={one} $lit={one === status} aria-current={one === status ? 'step' : undefined}>
        {texts.statuses[one]}
      </Place>
    ))}
  </Path>
);

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

const Drawing = lazySection<{ readonly status: Case['steps'][number]['status'] }>({
  load: () => import(/* webpackChunkName: "case-drawing" */ './case-drawing').then((m) => m.CaseDrawing),
  fallback: <Skeleton $height={340} $radius="16px" />,
  errorText: texts.noDrawing,
});

const Life = ({ id, found }: { readonly id: number; readonly found: Case }) => {
  const { steps, people } = found;
  const last = steps.length - 1;
  const [at, setAt] = useState(last);
  const [chosen, choose] = useState<string | null>(null);
  const step = steps[Math.min(at, last)];
  if (step === undefined) return null;
  const event = texts.events[step.event] ?? step.event;
  return (
    <Stack>
      <Head>
        <Stack $gap={10}>
          <LifeSlider at={at} last={last} event={event} onGo={setAt} />
          <Row $justify="space-between" $gap={8}>
            <strong>{event}</strong>
            <Quiet>
              {texts.position(step.number, steps[last]?.number ?? last)} · {whoMade(step, people)} ·{' '}
              <DateText value={step.at} />
            </Quiet>
          </Row>
          <StatusPath status={step.status} />
        </Stack>
      </Head>
      <Drawing status={step.status} />
      <CaseStep
        key={step.number}
        squadId={id}
        number={step.number}
        fault={step.fault}
        found={found}
        chosen={chosen}
        onChoose={choose}
      />
      <Row $gap={8}>
        <FileLink href={`/v1/admin/squads/${id}/steps.json`} title={texts.fileHint} download>
          {texts.file}
        </FileLink>
        <FileLink href={`/v1/admin/squads/${id}/steps/${step.number}/test`} title={texts.testHint} download>
          {texts.test}
        </FileLink>
      </Row>
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
        {(found) => <Life id={id} found={found} />}
      </Loaded>
    </Dialog>
  );
};
