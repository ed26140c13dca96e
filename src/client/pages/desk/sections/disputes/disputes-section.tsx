import { squadNumber } from '#domain/text/format.ts';
import { deskQueues } from '#domain/people/desk-queue.ts';
import { disputeStatuses } from '#domain/squad/facts/squad-enums.ts';
import { useDeskDisputesInfiniteQuery } from '#client/entities/desk/disputes-api.ts';
import type { CallResponse } from '#client/api/call.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Age } from '../../kit/age';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter, searchFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { useGameFilter } from '../../kit/list/use-game-filter';
import { PersonCell } from '../../kit/person-cell';
import { DisputeDrawer } from './dispute-drawer';
import { disputeTones } from './dispute-tones';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';

type Line = CallResponse<'GET /v1/admin/disputes'>['items'][number];

const { within } = deskQueues.disputes;

/** A moderator's term is counted back from its end. */
const Term = ({ line: { status, expiresAt, openedAt } }: { readonly line: Line }) => (
  <>
    {status === 'IN_PROGRESS' && expiresAt !== null && (
      <Age since={new Date(Date.parse(expiresAt) - within).toISOString()} queue="disputes" />
    )}
    <small>
      <DateText value={openedAt} />
    </small>
  </>
);

const columns: readonly Column<Line>[] = [
  {
    id: 'squad',
    header: texts.columns.squad,
    width: '150px',
    from: 'always',
    cell: ({ squadId, gameName }) => (
      <>
        {squadNumber(squadId)}
        <small>{gameName}</small>
      </>
    ),
  },
  {
    id: 'openedBy',
    header: texts.columns.openedBy,
    cell: ({ openedBy, side }) => <PersonCell person={openedBy} hint={texts.sides[side]} />,
  },
  {
    id: 'reason',
    header: texts.columns.reason,
    from: 'wide',
    cell: ({ reason }) => <small title={reason}>{reason}</small>,
  },
  {
    id: 'held',
    header: texts.columns.held,
    width: '120px',
    end: true,
    from: 'always',
    cell: ({ atStake, wantedPercent }) => (
      <>
        {atStake === null ? texts.unknown : formatMoney(atStake)}
        <small>
          {texts.columns.wanted.toLowerCase()} {wantedPercent} %
        </small>
      </>
    ),
  },
  {
    id: 'status',
    header: texts.columns.status,
    width: '190px',
    cell: ({ status, decidedPercent }) => (
      <Badge $tone={disputeTones[status]}>
        {status === 'CLOSED' && decidedPercent !== null ? texts.decided(decidedPercent) : texts.statuses[status]}
      </Badge>
    ),
  },
  {
    id: 'term',
    header: texts.columns.term,
    width: '120px',
    end: true,
    sort: 'expiresAt',
    from: 'always',
    cell: (line) => <Term line={line} />,
  },
];

const filters: readonly Filter[] = [
  searchFilter(texts.filters.search),
  choicesFilter('status', texts.filters.status, disputeStatuses, texts.statuses),
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.waiting, query: 'status=IN_PROGRESS' },
  { name: texts.views.answer, query: 'status=NEW' },
  { name: texts.views.closed, query: 'status=CLOSED' },
];

const idOf = ({ squadId }: Line) => String(squadId);
const nameOf = ({ squadId }: Line) => squadNumber(squadId);

const useList = (filters: ListFilters) => useDeskDisputesInfiniteQuery(filters);

/** «Споры»: the queue of fourteen days, both sides next to each other, and the decision. */
export const DisputesSection = () => {
  const gameFilter = useGameFilter();
  return (
    <ListSection
      section="disputes"
      title={texts.title}
      useList={useList}
      columns={columns}
      filters={[...filters, gameFilter]}
      views={views}
      idOf={idOf}
      nameOf={nameOf}
      empty={texts.empty}
      files="/v1/admin/disputes"
      drawer={(id) => <DisputeDrawer key={id} id={Number(id)} />}
    />
  );
};
