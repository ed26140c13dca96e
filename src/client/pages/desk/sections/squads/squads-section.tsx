import { squadNumber } from '#domain/text/format.ts';
import { shortSpan } from '#domain/text/short-span.ts';
import { squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { useDeskSquadsInfiniteQuery } from '#client/entities/desk/squads-api.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { theme } from '#client/kit/theme/theme.ts';
import { useServerNow } from '#client/kit/time/use-server-now.ts';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter, eitherFilter, periodFilter, searchFilter } from '../../kit/list/filters';
import { deskPolling } from '../../kit/desk-polling';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { useGameFilter } from '../../kit/list/use-game-filter';
import { momentColumn } from '../../kit/list/moment-column';
import { SquadBadge } from '../common/squad-badge';
import { texts as common } from '../common/texts';
import { membersText } from './members-text';
import { SquadDrawer } from './squad-drawer';
import { texts } from './texts';
import type { SquadLine } from './squad';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';

const minuteMs = 60_000;

/** The clock's next step, and whether it is late. */
const NextStep = ({ next }: { readonly next: SquadLine['next'] }) => {
  const now = useServerNow(minuteMs);
  if (next === null) return null;
  const late = now - Date.parse(next.at);
  const overdue = next.overdue && late > 0;
  return (
    <>
      {common.steps[next.kind] ?? next.kind}
      <small style={overdue ? { color: theme.color.danger } : {}}>
        {overdue ? common.overdue(shortSpan(late)) : <DateText value={next.at} />}
        {next.attempts > 0 && `, ${common.tries(next.attempts)}`}
      </small>
    </>
  );
};

const columns: readonly Column<SquadLine>[] = [
  {
    id: 'squad',
    header: texts.columns.squad,
    width: '190px',
    from: 'always',
    cell: ({ id, gameName, kind }) => (
      <>
        {squadNumber(id)}
        <small>
          {gameName}, {categoryNames[kind]}
        </small>
      </>
    ),
  },
  { id: 'members', header: texts.columns.members, cell: ({ members }) => membersText(members) },
  {
    id: 'status',
    header: texts.columns.status,
    width: '170px',
    from: 'always',
    cell: (squad) => <SquadBadge squad={squad} />,
  },
  { id: 'held', header: texts.columns.held, width: '110px', end: true, cell: ({ held }) => formatMoney(held) },
  {
    id: 'next',
    header: texts.columns.next,
    width: '230px',
    from: 'wide',
    cell: ({ next }) => <NextStep next={next} />,
  },
  momentColumn({ header: texts.columns.created, width: '110px', quiet: true, at: ({ createdAt }) => createdAt }),
];

const filters: readonly Filter[] = [
  searchFilter(texts.filters.search),
  choicesFilter('status', texts.filters.status, squadStatuses, common.statuses),
  eitherFilter('overdue', texts.filters.overdue, texts.overdue, texts.inTime),
  eitherFilter('disputed', texts.filters.disputed, texts.disputed, texts.calm),
  periodFilter(texts.filters.period),
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.live, query: 'status=PENDING&status=READY&status=STARTED&status=IN_A_GAME' },
  { name: texts.views.overdue, query: 'overdue=true' },
  { name: texts.views.disputed, query: 'disputed=true' },
];

const idOf = ({ id }: SquadLine) => String(id);
const nameOf = ({ id }: SquadLine) => squadNumber(id);

const useList = (filters: ListFilters) => useDeskSquadsInfiniteQuery(filters, deskPolling);

/** «Сквады»: all of them, with status, the clock's next step, and the money. */
export const SquadsSection = () => {
  const ofGame = useGameFilter();
  return (
    <ListSection
      section="squads"
      title={texts.title}
      useList={useList}
      columns={columns}
      filters={[...filters, ofGame]}
      views={views}
      idOf={idOf}
      nameOf={nameOf}
      empty={texts.empty}
      files="/v1/admin/squads"
      drawer={(id) => <SquadDrawer key={id} id={Number(id)} />}
    />
  );
};
