import styled from 'styled-components';
import type { CallResponse } from '#client/api/call.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useSquadStepQuery } from '#client/entities/desk/squad-steps-api.ts';
import { Money } from '#client/entities/money/money.tsx';
import { historyText } from '#client/features/squad/history/history-text.ts';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Notice } from '#client/kit/feedback/notice.tsx';
import { TriangleAlert } from '#client/kit/icons/triangle-alert.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { fitColumns, Grid, Row, Stack } from '#client/kit/layout/stack.tsx';
import { Panel, PanelTitle, SumLine } from '../../../kit/drawer/panel';
import { Quiet } from '../../../kit/quiet';
import { MovementsPanel } from '../movements-panel';
import { texts as common } from '../texts';
import { CaseChat } from './case-chat';
import { CaseViews } from './case-views';
import { texts } from './texts';

type Step = CallResponse<'GET /v1/admin/squads/{id}/steps/{number}'>;
type Case = CallResponse<'GET /v1/admin/squads/{id}/steps'>;
type People = Case['people'];

const Json = styled.pre`
  font-size: 12px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Changes = ({ step, people }: { readonly step: Step; readonly people: People }) => (
  <Panel>
    <PanelTitle>{texts.did}</PanelTitle>
    {step.history.length === 0 && <Quiet>{texts.nothing}</Quiet>}
    {step.history.map((line) => (
      <p key={line.id}>{historyText(line, step.status ?? 'PENDING', people)}</p>
    ))}
    <dl>
      <SumLine label={texts.held} value={<Money value={step.held} />} />
      {step.statusEndsAt !== null && <SumLine label={texts.ends} value={<DateText value={step.statusEndsAt} />} />}
    </dl>
    {step.facts !== '{}' && (
      <details>
        <summary>{texts.facts}</summary>
        <Json>{JSON.stringify(JSON.parse(step.facts), null, 2)}</Json>
      </details>
    )}
  </Panel>
);

const Clock = ({ deadlines }: Pick<Step, 'deadlines'>) => (
  <Panel>
    <PanelTitle>{texts.deadlines}</PanelTitle>
    {deadlines.length === 0 && <Quiet>{texts.noDeadlines}</Quiet>}
    {deadlines.map(({ kind, subject, at }) => (
      // Of two links for friends neither is named.
      <Row key={`${kind}:${subject}:${at}`} $justify="space-between" $wrap="nowrap">
        <span>{common.steps[kind] ?? kind}</span>
        <Quiet>
          <DateText value={at} />
        </Quiet>
      </Row>
    ))}
  </Panel>
);

const Notices = ({ notices, people }: Pick<Step, 'notices'> & { readonly people: People }) => (
  <Panel>
    <PanelTitle>{texts.notices}</PanelTitle>
    {notices.length === 0 && <Quiet>{texts.noNotices}</Quiet>}
    {notices.map(({ personId, kind, title }) => (
      <Row key={`${personId}:${kind}`} $justify="space-between" $wrap="nowrap">
        <span>{title}</span>
        <Quiet>{people[personId]?.username ?? personId.slice(0, 8)}</Quiet>
      </Row>
    ))}
  </Panel>
);

interface CaseStepProps {
  readonly squadId: number;
  readonly number: number;
  readonly fault: Case['steps'][number]['fault'];
  readonly found: Case;
  readonly chosen: string | null;
  readonly onChoose: (personId: string) => void;
}

/** One moment of a squad's life. */
export const CaseStep = ({ squadId, number, fault, found, chosen, onChoose }: CaseStepProps) => {
  const query = useSquadStepQuery({ params: { id: squadId, number } });
  const { people } = found;
  return (
    <Stack>
      {fault !== null && (
        <Notice icon={<TriangleAlert aria-hidden />} text={texts.unknown(number, texts.faults[fault])} />
      )}
      <Loaded query={query} skeleton={<Skeleton $height={260} />}>
        {(step) => (
          <>
            <Grid $gap={12} $columns={fitColumns(300)} $align="start">
              <Stack $gap={12}>
                <Changes step={step} people={people} />
                <CaseChat squadId={squadId} number={number} />
              </Stack>
              <Stack $gap={12}>
                <MovementsPanel transfers={step.transfers} />
                <Clock deadlines={step.deadlines} />
                <Notices notices={step.notices} people={people} />
              </Stack>
            </Grid>
            <CaseViews squadId={squadId} found={found} step={step} chosen={chosen} onChoose={onChoose} />
          </>
        )}
      </Loaded>
    </Stack>
  );
};
