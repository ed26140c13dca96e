import type { CallResponse } from '#client/api/call.ts';
import { GameTitle } from '#client/entities/game/game-title.tsx';
import { useStrikeCasesInfiniteQuery } from '#client/entities/desk/mates-api.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import type { Column } from '../../kit/list/data-table';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { waitingColumn } from '../../kit/list/moment-column';
import { PersonCell } from '../../kit/person-cell';
import { StrikeDrawer } from './strike-drawer';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';

type StrikeCase = CallResponse<'GET /v1/admin/strike-cases'>['items'][number];

const columns: readonly Column<StrikeCase>[] = [
  {
    id: 'person',
    header: texts.columns.person,
    from: 'always',
    cell: ({ person, gameId }) => <PersonCell person={person} hint={<GameTitle gameId={gameId} />} />,
  },
  { id: 'strikes', header: texts.columns.strikes, width: '150px', end: true, cell: ({ strikes }) => strikes },
  {
    id: 'status',
    header: texts.columns.status,
    width: '170px',
    cell: ({ decision }) => (
      <Badge $tone={decision === null ? 'warn' : 'neutral'}>
        {decision === null ? texts.waits : texts.decisions[decision]}
      </Badge>
    ),
  },
  waitingColumn({
    id: 'opened',
    sort: 'openedAt',
    header: texts.columns.opened,
    width: '120px',
    queue: 'strikes',
    at: ({ openedAt }) => openedAt,
    since: ({ decision, openedAt }) => (decision === null ? openedAt : null),
  }),
];

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    name: 'decided',
    label: texts.filters.decided,
    options: [
      { value: 'false', label: texts.undecided },
      { value: 'true', label: texts.decided },
    ],
  },
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.waiting, query: 'decided=false' },
  { name: texts.views.decided, query: 'decided=true' },
];

const idOf = ({ id }: StrikeCase) => id;
const nameOf = ({ person }: StrikeCase) => person.username;

const useList = (filters: ListFilters) => useStrikeCasesInfiniteQuery(filters);

/** «Четвёртые предупреждения»: whether the mate keeps their access. */
export const StrikesSection = () => (
  <ListSection
    section="strikes"
    title={texts.title}
    useList={useList}
    columns={columns}
    filters={filters}
    views={views}
    idOf={idOf}
    nameOf={nameOf}
    empty={texts.empty}
    drawer={(id) => <StrikeDrawer key={id} id={id} />}
  />
);
