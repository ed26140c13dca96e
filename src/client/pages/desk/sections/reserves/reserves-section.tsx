import { reserveStateName, waitsForClient } from '#domain/desk/money-names.ts';
import { reserveKinds, reserveStatuses } from '#domain/money/reserve.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useDeskReservesInfiniteQuery } from '#client/entities/desk/reserves-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter, periodFilter, searchFilter, sumFilter } from '../../kit/list/filters';
import { deskPolling } from '../../kit/desk-polling';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { momentColumn } from '../../kit/list/moment-column';
import { PersonCell } from '../../kit/person-cell';
import { ReserveDrawer } from './reserve-drawer';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';

type Line = CallResponse<'GET /v1/admin/reserves'>['items'][number];

const columns: readonly Column<Line>[] = [
  { id: 'mate', header: texts.columns.mate, from: 'always', cell: ({ mate }) => <PersonCell person={mate} /> },
  {
    id: 'client',
    header: texts.columns.client,
    cell: ({ client }) => (client === null ? <small>{texts.anybody}</small> : <PersonCell person={client} />),
  },
  {
    id: 'amount',
    header: texts.columns.amount,
    width: '140px',
    end: true,
    sort: 'amount',
    from: 'always',
    cell: ({ amount, paid }) => (
      <>
        {formatMoney(amount)}
        {paid > 0 && <small>{texts.paid(formatMoney(paid))}</small>}
      </>
    ),
  },
  {
    id: 'status',
    header: texts.columns.status,
    width: '150px',
    cell: ({ status, waiting }) => (
      <Badge $tone={waiting > 0 ? 'warn' : status === 'UNRESERVED' ? 'ok' : 'neutral'}>
        {reserveStateName({ status, waiting })}
      </Badge>
    ),
  },
  momentColumn({ header: texts.columns.created, width: '120px', from: 'wide', at: ({ createdAt }) => createdAt }),
];

const filters: readonly Filter[] = [
  searchFilter(texts.filters.search),
  choicesFilter('status', texts.filters.status, reserveStatuses, texts.statuses),
  choicesFilter('kind', texts.filters.kind, reserveKinds, texts.kinds),
  { kind: 'choice', name: 'asked', label: texts.filters.asked, options: [{ value: 'true', label: waitsForClient }] },
  sumFilter(texts.filters.amount),
  periodFilter(texts.filters.period),
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.reserved, query: 'status=RESERVED' },
  { name: texts.views.asked, query: 'asked=true' },
];

const idOf = ({ id }: Line) => id;
const nameOf = ({ mate, amount }: Line) => `${mate.username}, ${formatMoney(amount)}`;

const useList = (filters: ListFilters) => useDeskReservesInfiniteQuery(filters, deskPolling);

/** Money reserved for mates. */
export const ReservesSection = () => (
  <ListSection
    section="reserves"
    title={texts.title}
    useList={useList}
    columns={columns}
    filters={filters}
    views={views}
    idOf={idOf}
    nameOf={nameOf}
    empty={texts.empty}
    files="/v1/admin/reserves"
    drawer={(id) => <ReserveDrawer key={id} id={id} />}
  />
);
