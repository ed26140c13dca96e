import styled from 'styled-components';
import type { CallResponse } from '#client/api/call.ts';
import { Loaded } from '#client/api/loaded.tsx';
import { useSquadStepQuery } from '#client/entities/admin/admin-squads-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { refusalText } from '#client/entities/squad/card-facts.ts';
import { historyText } from '#client/features/squad/history/history-card.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Notice } from '#client/kit/feedback/notice.tsx';
import { TriangleAlert } from '#client/kit/icons/triangle-alert.tsx';
import { Skeleton } from '#client/kit/feedback/skeleton.tsx';
import { fitColumns, Grid, Row, Stack } from '#client/kit/layout/stack.tsx';
import { Panel, PanelTitle, SumLine } from '../../../kit/drawer/panel';
import { PersonCell } from '../../../kit/person-cell';
import { Quiet } from '../../../kit/quiet';
import { MovementsPanel } from '../movements-panel';
import { texts as common } from '../texts';
import { texts } from './texts';

type Step = CallResponse<'GET /v1/admin/squads/{id}/steps/{number}'>;
type Case = CallResponse<'GET /v1/admin/squads/{id}/steps'>;
type View = Step['views'][number];
type People = Case['people'];

const Json = styled.pre`
  font-size: 12px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const ViewPanel = ({ view, people }: { readonly view: View; readonly people: People }) => {
  const person = people[view.personId] ?? { id: view.personId, username: view.personId.slice(0, 8), avatarUrl: null };
  const facts = [
    texts.types[view.type],
    ...(view.owner ? [texts.owner] : []),
    ...(view.confirmed ? [texts.confirmed] : []),
    ...(view.due === null ? [] : [texts.due(formatMoney(view.due))]),
    ...(view.paid === 0 ? [] : [texts.paid(formatMoney(view.paid))]),
  ];
  return (
    <Panel>
      <PersonCell person={person} hint={facts.join(', ')} />
      <p>
        <Quiet as="span">{texts.can}: </Quiet>
        {view.can.length === 0 ? texts.nobody : view.can.map((action) => texts.actions[action]).join(', ')}
      </p>
      <details>
        <summary>{texts.cannot(view.cannot.length)}</summary>
        <dl>
          {view.cannot.map(({ action, code }) => (
            <SumLine key={action} label={texts.actions[action]} value={refusalText(code)} />
          ))}
        </dl>
      </details>
    </Panel>
  );
};

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
      <Row key={`${kind}:${subject}`} $justify="space-between" $wrap="nowrap">
        <span>{common.steps[kind] ?? kind}</span>
        <Quiet>
          <DateText value={at} />
        </Quiet>
      </Row>
    ))}
  </Panel>
);

interface CaseStepProps {
  readonly squadId: number;
  readonly number: number;
  readonly fault: Case['steps'][number]['fault'];
  readonly people: People;
}

/** One moment of a squad's life. */
export const CaseStep = ({ squadId, number, fault, people }: CaseStepProps) => {
  const query = useSquadStepQuery({ params: { id: squadId, number } });
  return (
    <Stack>
      {fault !== null && <Notice icon={<TriangleAlert aria-hidden />} text={texts.faults[fault]} />}
      <Loaded query={query} skeleton={<Skeleton $height={260} />}>
        {(step) => (
          <>
            <Grid $gap={12} $columns={fitColumns(300)}>
              <Changes step={step} people={people} />
              <Stack $gap={12}>
                <MovementsPanel transfers={step.transfers} />
                <Clock deadlines={step.deadlines} />
              </Stack>
            </Grid>
            {step.views.length > 0 && (
              <>
                <PanelTitle>{texts.seen}</PanelTitle>
                <Grid $gap={12} $columns={fitColumns(300)}>
                  {step.views.map((view) => (
                    <ViewPanel key={view.personId} view={view} people={people} />
                  ))}
                </Grid>
                <Quiet>{texts.assumed}</Quiet>
              </>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
};
