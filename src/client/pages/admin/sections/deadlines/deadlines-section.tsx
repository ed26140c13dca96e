import { useState } from 'react';
import type { CallResponse } from '#client/api/call.ts';
import {
  useFailedDeadlineQuery,
  useFailedDeadlinesInfiniteQuery,
  useRetryDeadlineMutation,
} from '#client/entities/admin/admin-squads-api.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { ButtonLink } from '#client/kit/controls/button-link.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { useToast } from '#client/kit/toast/use-toast.ts';
import type { Column } from '../../kit/list/data-table';
import { Drawer } from '../../kit/drawer/drawer';
import { eitherFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { waitingColumn } from '../../kit/list/moment-column';
import { Panel, PanelTitle, SumLine } from '../../kit/drawer/panel';
import { ReasonDialog } from '../../kit/acts/reason-dialog';
import { SubjectHistory, useSeen } from '../../kit/drawer/subject-history';
import { Quiet, UserText } from '../../kit/quiet';
import { texts as common } from '../common/texts';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/admin/admin-list.ts';
import { untilSeen } from '../../kit/acts/why-not';
import { deskPage } from '#contract/routes/desk-pages.ts';

type Line = CallResponse<'GET /v1/admin/deadlines'>['items'][number];

const State = ({ line: { failedAt } }: { readonly line: Line }) => (
  <Badge $tone={failedAt === null ? 'warn' : 'danger'}>{failedAt === null ? texts.trying : texts.givenUp}</Badge>
);

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
  { id: 'status', header: texts.columns.status, width: '150px', cell: (line) => <State line={line} /> },
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

const filters: readonly Filter[] = [eitherFilter('givenUp', texts.filters.givenUp, texts.givenUp, texts.trying)];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.givenUp, query: 'givenUp=true' },
  { name: texts.views.trying, query: 'givenUp=false' },
];

const Retry = ({ line }: { readonly line: Line }) => {
  const [retry] = useRetryDeadlineMutation();
  const [asking, setAsking] = useState(false);
  const seen = useSeen(`deadline:${line.id}`, asking);
  const toast = useToast();
  return (
    <>
      <Button variant="primary" wide whyNot={untilSeen(seen)} onClick={() => setAsking(true)}>
        {texts.retry}
      </Button>
      {asking && (
        <ReasonDialog
          title={texts.retryTitle}
          confirmLabel={texts.retryDo}
          toPerson={false}
          dangerous={false}
          consequence={<Quiet>{texts.retryTold}</Quiet>}
          onClose={() => setAsking(false)}
          onConfirm={async (reason) => {
            await retry({ params: { id: line.id }, body: { reason, seen: seen ?? 0 } }).unwrap();
            toast.success(texts.retried);
          }}
        />
      )}
    </>
  );
};

const Content = ({ line }: { readonly line: Line }) => {
  const [kind, id] = line.aggregate.split(':');
  return (
    <>
      <Panel>
        <PanelTitle>{common.steps[line.kind] ?? line.kind}</PanelTitle>
        <State line={line} />
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
const DeadlineDrawer = ({ id }: { readonly id: string }) => {
  const { currentData: line, error, refetch } = useFailedDeadlineQuery({ params: { id: Number(id) } });
  return (
    <Drawer
      title={texts.drawer(id)}
      subject={`deadline:${id}`}
      ready={line !== undefined}
      error={error}
      onRetry={refetch}
      footer={line && <Retry line={line} />}
    >
      {line && <Content line={line} />}
    </Drawer>
  );
};

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
