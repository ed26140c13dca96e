import type { CallResponse } from '#client/api/call.ts';
import {
  useFailedDeadlineQuery,
  useFailedDeadlinesInfiniteQuery,
  useRetryDeadlineMutation,
} from '#client/entities/desk/squads-api.ts';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import type { Column } from '../../kit/list/data-table';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { waitingColumn } from '../../kit/list/moment-column';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { SubjectHistory } from '../../kit/drawer/subject-history';
import { UserText } from '../../kit/quiet';
import { FailedDrawer, FailedState, failedFilter, failedViews, RetryFailed } from '../common/failed-work';
import { texts as common } from '../common/texts';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { deskPage } from '#contract/routes/desk-pages.ts';

type Line = CallResponse<'GET /v1/admin/deadlines'>['items'][number];

const columns: readonly Column<Line>[] = [
  { id: 'what', header: texts.columns.what, width: '180px', from: 'always', cell: ({ aggregate }) => aggregate },
  {
    id: 'step',
    header: texts.columns.step,
    cell: ({ kind, error }) => (
      <>
        {common.steps[kind] ?? kind}
        <small>{error}</small>
      </>
    ),
  },
  { id: 'tries', header: texts.columns.tries, width: '110px', end: true, cell: ({ attempts }) => attempts },
  {
    id: 'status',
    header: texts.columns.status,
    width: '150px',
    cell: ({ failedAt }) => <FailedState texts={texts} failedAt={failedAt} />,
  },
  waitingColumn({
    id: 'due',
    sort: 'dueAt',
    header: texts.columns.due,
    width: '120px',
    queue: 'deadlines',
    at: ({ dueAt }) => dueAt,
    since: ({ failedAt }) => failedAt,
  }),
];

const filters: readonly Filter[] = [failedFilter(texts.filters.givenUp, texts)];

const views = failedViews(texts.views);

const Retry = ({ line: { id } }: { readonly line: Line }) => (
  <RetryFailed
    subject={`deadline:${id}`}
    texts={texts}
    told={texts.retryTold}
    retry={useRetryDeadlineMutation()}
    argsOf={(body) => ({ params: { id }, body })}
  />
);

const Content = ({ line }: { readonly line: Line }) => {
  const [kind, id] = line.aggregate.split(':');
  return (
    <>
      <Panel>
        <Row $justify="space-between">
          <PanelTitle>{common.steps[line.kind] ?? line.kind}</PanelTitle>
          <FailedState texts={texts} failedAt={line.failedAt} />
        </Row>
        <dl>
          <SumLine label={texts.due} value={<DateText value={line.dueAt} />} />
          {line.firstFailedAt !== null && (
            <SumLine label={texts.first} value={<DateText value={line.firstFailedAt} />} />
          )}
          {line.failedAt !== null && <SumLine label={texts.gaveUp} value={<DateText value={line.failedAt} />} />}
          <SumLine label={texts.columns.tries} value={line.attempts} />
        </dl>
        {kind === 'squad' && id !== undefined && (
          <ButtonLink size="sm" to={deskPage('squads', id)}>
            {texts.squad}
          </ButtonLink>
        )}
        {kind === 'booking' && id !== undefined && (
          <ButtonLink size="sm" to={deskPage('bookings', id)}>
            {texts.booking}
          </ButtonLink>
        )}
      </Panel>
      {line.error !== null && (
        <Panel>
          <PanelTitle>{texts.error}</PanelTitle>
          <UserText>{line.error}</UserText>
        </Panel>
      )}
      <SubjectHistory subject={`deadline:${line.id}`} />
    </>
  );
};

/** One failed step, and a button to retry it. */
const DeadlineDrawer = ({ id }: { readonly id: string }) => (
  <FailedDrawer
    title={texts.drawer(id)}
    subject={`deadline:${id}`}
    query={useFailedDeadlineQuery({ params: { id: Number(id) } })}
    done={texts.done}
    footer={(line) => <Retry line={line} />}
  >
    {(line) => <Content line={line} />}
  </FailedDrawer>
);

const idOf = ({ id }: Line) => String(id);
const nameOf = ({ aggregate, kind }: Line) => `${aggregate}, ${kind}`;

const useList = (filters: ListFilters) => useFailedDeadlinesInfiniteQuery(filters);

/** «Сроки»: steps of the clock that failed, to be retried here. */
export const DeadlinesSection = () => (
  <ListSection
    section="deadlines"
    title={texts.title}
    useList={useList}
    columns={columns}
    filters={filters}
    views={views}
    idOf={idOf}
    nameOf={nameOf}
    empty={texts.empty}
    drawer={(id) => <DeadlineDrawer key={id} id={id} />}
  />
);
