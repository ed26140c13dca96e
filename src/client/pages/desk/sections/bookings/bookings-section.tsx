import { bookingSides, bookingStatuses } from '#domain/bookings/booking.ts';
import { formatDuration } from '#domain/text/format.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useDeskBookingsInfiniteQuery } from '#client/entities/desk/bookings-api.ts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter, periodFilter, searchFilter, sumFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { useGameFilter } from '../../kit/list/use-game-filter';
import { BookingBadge, bookingTexts } from '../common/booking-badge';
import { GameTime } from '../common/game-time';
import { BookingCell } from './booking-cell';
import { BookingDrawer } from './booking-drawer';
import { texts } from './texts';

type Line = CallResponse<'GET /v1/admin/bookings'>['items'][number];

const columns: readonly Column<Line>[] = [
  { id: 'booking', header: texts.columns.booking, from: 'always', cell: (line) => <BookingCell line={line} /> },
  {
    id: 'game',
    header: texts.columns.game,
    cell: ({ gameName, kind, durationMinutes }) => (
      <>
        {gameName}
        <small>
          {categoryNames[kind]}, {formatDuration(durationMinutes)}
        </small>
      </>
    ),
  },
  {
    id: 'status',
    header: texts.columns.status,
    width: '140px',
    cell: ({ status, closedBy }) => (
      <>
        <BookingBadge status={status} />
        {closedBy !== null && closedBy !== 'SYSTEM' && <small>{bookingTexts.sides[closedBy]}</small>}
      </>
    ),
  },
  {
    id: 'price',
    header: texts.columns.price,
    width: '110px',
    end: true,
    sort: 'price',
    cell: ({ price }) => formatMoney(price),
  },
  {
    id: 'created',
    header: texts.columns.created,
    width: '120px',
    end: true,
    from: 'wide',
    cell: ({ createdAt }) => (
      <small>
        <DateText value={createdAt} />
      </small>
    ),
  },
  {
    id: 'starts',
    header: texts.columns.starts,
    width: 'min(190px, 34vw)',
    end: true,
    sort: 'startsAt',
    from: 'always',
    cell: ({ startsAt }) => <GameTime value={startsAt} />,
  },
];

const filters: readonly Filter[] = [
  searchFilter(texts.filters.search),
  choicesFilter('status', texts.filters.status, bookingStatuses, bookingTexts.statuses),
  choicesFilter('closedBy', texts.filters.closedBy, bookingSides, bookingTexts.sides),
  sumFilter(texts.filters.price),
  periodFilter(texts.filters.period),
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.ahead, query: 'status=CONFIRMED&status=REQUESTED&sort=startsAt' },
  { name: texts.views.asked, query: 'status=REQUESTED&sort=startsAt' },
  { name: texts.views.failed, query: 'status=FAILED' },
  { name: texts.views.byStaff, query: 'closedBy=OPERATOR' },
];

const idOf = ({ id }: Line) => id;
const nameOf = ({ client, mate }: Line) => `${client.username}, ${mate.username}`;

const useList = (filters: ListFilters) => useDeskBookingsInfiniteQuery(filters);

/** «Записи»: bookings, with where their money is. */
export const BookingsSection = () => {
  const gameFilter = useGameFilter();
  return (
    <ListSection
      section="bookings"
      title={texts.title}
      useList={useList}
      columns={columns}
      filters={[...filters, gameFilter]}
      views={views}
      idOf={idOf}
      nameOf={nameOf}
      empty={texts.empty}
      files="/v1/admin/bookings"
      drawer={(id) => <BookingDrawer key={id} id={id} />}
    />
  );
};
