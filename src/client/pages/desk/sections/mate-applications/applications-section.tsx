import { mateApplicationStatuses } from '#domain/mates/mate-terms.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useDeskApplicationsInfiniteQuery } from '#client/entities/desk/mate-applications-api.ts';
import { GameTitle } from '#client/entities/game/game-title.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter, searchFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { useGameFilter } from '../../kit/list/use-game-filter';
import { waitingColumn } from '../../kit/list/moment-column';
import { PersonCell } from '../../kit/person-cell';
import { ApplicationDrawer } from './application-drawer';
import { applicationTones } from './application-tones';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';

type Line = CallResponse<'GET /v1/admin/mate-applications'>['items'][number];

const columns: readonly Column<Line>[] = [
  {
    id: 'person',
    header: texts.columns.person,
    width: '220px',
    from: 'always',
    cell: ({ user }) => <PersonCell person={user} hint={texts.orders(user.orders)} />,
  },
  { id: 'game', header: texts.columns.game, width: '160px', cell: ({ gameId }) => <GameTitle gameId={gameId} /> },
  {
    id: 'about',
    header: texts.columns.about,
    from: 'wide',
    cell: ({ experience, hoursPerWeek }) => (
      <>
        {texts.hours(hoursPerWeek)}
        <small>{experience}</small>
      </>
    ),
  },
  {
    id: 'status',
    header: texts.columns.status,
    width: '150px',
    cell: ({ status }) => <Badge $tone={applicationTones[status]}>{texts.statuses[status]}</Badge>,
  },
  waitingColumn({
    header: texts.columns.created,
    width: '120px',
    queue: 'applications',
    at: ({ createdAt }) => createdAt,
    since: ({ status, createdAt }) => (status === 'SENT' ? createdAt : null),
  }),
];

const filters: readonly Filter[] = [
  searchFilter(texts.filters.search),
  choicesFilter('status', texts.filters.status, mateApplicationStatuses, texts.statuses),
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.waiting, query: 'status=SENT' },
  { name: texts.views.approved, query: 'status=APPROVED' },
  { name: texts.views.refused, query: 'status=REFUSED' },
];

const idOf = ({ id }: Line) => id;
const nameOf = ({ user }: Line) => user.username;

const useList = (filters: ListFilters) => useDeskApplicationsInfiniteQuery(filters);

/** «Заявки»: applications to become a mate, decided one by one. */
export const ApplicationsSection = () => {
  const ofGame = useGameFilter();
  return (
    <ListSection
      section="mate-applications"
      title={texts.title}
      useList={useList}
      columns={columns}
      filters={[...filters, ofGame]}
      views={views}
      idOf={idOf}
      nameOf={nameOf}
      empty={texts.empty}
      files="/v1/admin/mate-applications"
      drawer={(id) => <ApplicationDrawer key={id} id={id} />}
    />
  );
};
