import { levelName } from '#domain/mates/level-name.ts';
import { isLastSeenShown } from '#domain/people/presence.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useDeskUsersInfiniteQuery } from '#client/entities/desk/users-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { serverNow } from '#client/kit/time/server-now.ts';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter, periodFilter, searchFilter } from '../../kit/list/filters';
import { deskPolling } from '../../kit/desk-polling';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { useGameFilter } from '../../kit/list/use-game-filter';
import { momentColumn } from '../../kit/list/moment-column';
import { useMay } from '../../kit/use-may';
import { useOpenId } from '../../kit/use-open-id';
import { PersonCard } from './person-card';
import { texts } from './texts';
import { UserStatus } from './user-status';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { PersonCell } from '../../kit/person-cell';

type UserLine = CallResponse<'GET /v1/admin/users'>['items'][number];

const kindOf = ({ isAdmin, level }: UserLine): string =>
  isAdmin ? texts.kinds.ADMIN : level === null ? texts.kinds.CLIENT : levelName(level);

const columns: readonly Column<UserLine>[] = [
  {
    id: 'person',
    header: texts.columns.person,
    from: 'always',
    sort: 'username',
    cell: (row) => <PersonCell person={row} hint={row.email} />,
  },
  {
    id: 'status',
    header: texts.columns.status,
    width: '190px',
    cell: (row) =>
      row.status === 'ACTIVE' ? (
        <Badge $tone={row.isAdmin ? 'violet' : row.level === null ? 'neutral' : 'info'}>{kindOf(row)}</Badge>
      ) : (
        <UserStatus status={row.status} until={row.blockedUntil} />
      ),
  },
  {
    id: 'orders',
    header: texts.columns.orders,
    width: '100px',
    end: true,
    sort: 'orders',
    from: 'always',
    cell: ({ orders }) => orders,
  },
  {
    id: 'balance',
    header: texts.columns.balance,
    width: '120px',
    end: true,
    from: 'wide',
    cell: ({ balance }) => formatMoney(balance),
  },
  {
    id: 'online',
    header: texts.columns.online,
    width: '150px',
    end: true,
    sort: 'lastOnlineAt',
    from: 'wide',
    cell: ({ lastOnlineAt }) => {
      if (lastOnlineAt === null) return <small>{texts.never}</small>;
      return isLastSeenShown(Date.parse(lastOnlineAt), serverNow()) ? (
        <DateText value={lastOnlineAt} />
      ) : (
        <small>{texts.dayAgo}</small>
      );
    },
  },
  momentColumn({ id: 'since', header: texts.columns.since, width: '140px', at: ({ createdAt }) => createdAt }),
];

const filters: readonly Filter[] = [
  searchFilter(texts.filters.search),
  choicesFilter('kind', texts.filters.kind, ['CLIENT', 'MATE', 'ADMIN'], texts.kinds),
  choicesFilter('status', texts.filters.status, ['ACTIVE', 'BLOCKED', 'DELETED'], texts.statuses),
  { kind: 'range', label: texts.filters.orders, from: 'minOrders', to: 'maxOrders' },
  periodFilter(texts.filters.period),
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.mates, query: 'kind=MATE' },
  { name: texts.views.newest, query: 'maxOrders=0' },
  { name: texts.views.blocked, query: 'status=BLOCKED' },
  { name: texts.views.admins, query: 'kind=ADMIN' },
];

const idOf = ({ id }: UserLine) => id;
const nameOf = ({ username }: UserLine) => username;

const useList = (filters: ListFilters) => useDeskUsersInfiniteQuery(filters, deskPolling);

const UsersList = () => {
  const ofGame = useGameFilter({ label: texts.filters.game });
  const may = useMay();
  return (
    <ListSection
      section="users"
      listPermission="VIEW_USERS_LIST"
      title={texts.title}
      useList={useList}
      columns={columns}
      filters={[...filters, ofGame]}
      views={views}
      idOf={idOf}
      nameOf={nameOf}
      empty={texts.empty}
      files="/v1/admin/users"
      {...(may('VIEW_USER') ? { opensPage: true } : {})}
    />
  );
};

/** «Люди → пользователи»: the list, and a page for each person. */
export const UsersSection = () => {
  const id = useOpenId();
  return id === null ? <UsersList /> : <PersonCard key={id} id={id} />;
};
