import { reportKinds, reportOutcomes, reportReasons, reportStatuses } from '#domain/people/report.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useDeskReportsInfiniteQuery } from '#client/entities/desk/reports-api.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter, periodFilter, searchFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { waitingColumn } from '../../kit/list/moment-column';
import { ReportDrawer } from './report-drawer';
import { ReportStatus } from './report-status';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { PersonCell } from '../../kit/person-cell';

export type ReportLine = CallResponse<'GET /v1/admin/reports'>['items'][number];

const columns: readonly Column<ReportLine>[] = [
  {
    id: 'person',
    header: texts.columns.person,
    width: '220px',
    from: 'always',
    cell: ({ person, kind }) => <PersonCell person={person} hint={texts.kinds[kind]} />,
  },
  {
    id: 'about',
    header: texts.columns.about,
    cell: ({ reason, text, comment, others, fileCount }) => (
      <>
        <Row $gap={6} $wrap="nowrap">
          {texts.reasons[reason]}
          {others > 0 && <Badge>{texts.others(others)}</Badge>}
        </Row>
        <small>{text || (fileCount > 0 ? texts.files(fileCount) : comment || texts.noComment)}</small>
      </>
    ),
  },
  {
    id: 'reporter',
    header: texts.columns.reporter,
    width: '170px',
    from: 'wide',
    cell: ({ reporter }) => reporter.username,
  },
  {
    id: 'status',
    header: texts.columns.status,
    width: '160px',
    from: 'wide',
    cell: (row) => <ReportStatus row={row} />,
  },
  waitingColumn({
    header: texts.columns.created,
    width: '130px',
    queue: 'reports',
    at: ({ createdAt }) => createdAt,
    since: ({ status, createdAt }) => (status === 'NEW' ? createdAt : null),
  }),
];

const filters: readonly Filter[] = [
  searchFilter(texts.filters.search),
  choicesFilter('status', texts.filters.status, reportStatuses, texts.statuses),
  choicesFilter('kind', texts.filters.kind, reportKinds, texts.kinds),
  choicesFilter('reason', texts.filters.reason, reportReasons, texts.reasons),
  choicesFilter('outcome', texts.filters.outcome, reportOutcomes, texts.outcomes),
  periodFilter(texts.filters.period),
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.waiting, query: 'status=NEW' },
  { name: texts.views.people, query: 'kind=USER&status=NEW' },
  { name: texts.views.warned, query: 'outcome=WARNED&sort=-createdAt' },
  { name: texts.views.dismissed, query: 'outcome=DISMISSED&sort=-createdAt' },
];

const idOf = ({ id }: ReportLine) => id;
const nameOf = ({ person }: ReportLine) => person.username;

const useList = (filters: ListFilters) => useDeskReportsInfiniteQuery(filters);

/** «Жалобы»: reported messages and people. */
export const ReportsSection = () => (
  <ListSection
    section="reports"
    title={texts.title}
    useList={useList}
    columns={columns}
    filters={filters}
    views={views}
    idOf={idOf}
    nameOf={nameOf}
    empty={texts.empty}
    files="/v1/admin/reports"
    drawer={(id) => <ReportDrawer key={id} id={id} />}
  />
);
