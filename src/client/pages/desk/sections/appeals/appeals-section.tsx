import type { CallResponse } from '#client/api/call.ts';
import { useDeskAppealsInfiniteQuery } from '#client/entities/desk/appeals-api.ts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { appealKindNames } from '#domain/appeals/appeal-kinds.ts';
import { appealStateNames } from '#domain/appeals/appeal-states.ts';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter, searchFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { waitingColumn } from '../../kit/list/moment-column';
import { PersonCell } from '../../kit/person-cell';
import { AppealDrawer } from './appeal-drawer';
import { AppealStatus } from './appeal-status';
import { appealNames, kindName, texts } from './texts';

type AppealLine = CallResponse<'GET /v1/admin/appeals'>['items'][number];

const columns: readonly Column<AppealLine>[] = [
  {
    id: 'person',
    header: texts.columns.person,
    width: '200px',
    from: 'always',
    cell: ({ person, kind }) => <PersonCell person={person} hint={kindName(kind)} />,
  },
  {
    id: 'about',
    header: texts.columns.about,
    cell: ({ title, words }) => (
      <>
        {title}
        <small>{words}</small>
      </>
    ),
  },
  {
    id: 'first',
    header: texts.columns.first,
    width: '150px',
    from: 'wide',
    cell: ({ firstBy }) => firstBy?.username ?? '—',
  },
  {
    id: 'state',
    header: texts.columns.state,
    width: '170px',
    from: 'wide',
    cell: ({ state }) => <AppealStatus state={state} />,
  },
  waitingColumn({
    header: texts.columns.created,
    width: '120px',
    queue: 'appeals',
    at: ({ createdAt }) => createdAt,
    since: ({ state, createdAt }) => (state === 'WAITING' ? createdAt : null),
  }),
];

const filters: readonly Filter[] = [
  searchFilter(texts.filters.search),
  choicesFilter('state', texts.filters.state, appealStateNames, texts.states),
  choicesFilter('kind', texts.filters.kind, appealKindNames, appealNames),
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.waiting, query: 'state=WAITING' },
  { name: texts.views.upheld, query: 'state=UPHELD&sort=-createdAt' },
  { name: texts.views.declined, query: 'state=DECLINED&sort=-createdAt' },
];

const idOf = ({ id }: AppealLine) => id;
const nameOf = ({ person }: AppealLine) => person.username;

const useList = (filters: ListFilters) => useDeskAppealsInfiniteQuery(filters);

/** «Обжалования»: people's words against decisions about them. */
export const AppealsSection = () => (
  <ListSection
    section="appeals"
    title={texts.title}
    useList={useList}
    columns={columns}
    filters={filters}
    views={views}
    idOf={idOf}
    nameOf={nameOf}
    empty={texts.empty}
    drawer={(id) => <AppealDrawer key={id} id={id} />}
  />
);
