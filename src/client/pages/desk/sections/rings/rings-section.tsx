import type { CallResponse } from '#client/api/call.ts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { useDeskRingsInfiniteQuery } from '#client/entities/desk/rings-api.ts';
import { Money } from '#client/entities/money/money.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { ringStates } from '#domain/risk/held-gift.ts';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter, periodFilter, searchFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { waitingColumn } from '../../kit/list/moment-column';
import { ringTones } from './ring';
import { RingDrawer } from './ring-drawer';
import { texts } from './texts';

type Line = CallResponse<'GET /v1/admin/rings'>['items'][number];

const columns: readonly Column<Line>[] = [
  {
    id: 'people',
    header: texts.columns.people,
    from: 'always',
    cell: ({ names, people }) => (
      <>
        {texts.names(names, people)}
        <small>{texts.accounts(people)}</small>
      </>
    ),
  },
  {
    id: 'held',
    header: texts.columns.held,
    width: '120px',
    end: true,
    sort: 'held',
    from: 'always',
    cell: ({ held }) => <Money value={held} />,
  },
  {
    id: 'score',
    header: texts.columns.score,
    width: '110px',
    end: true,
    from: 'wide',
    cell: ({ score }) => texts.score(score),
  },
  {
    id: 'state',
    header: texts.columns.state,
    width: '150px',
    from: 'wide',
    cell: ({ state }) => <Badge $tone={ringTones[state]}>{texts.states[state]}</Badge>,
  },
  waitingColumn({
    header: texts.columns.found,
    width: '130px',
    sort: 'foundAt',
    queue: 'rings',
    at: ({ foundAt }) => foundAt,
    since: ({ waitsSince }) => waitsSince,
  }),
];

const filters: readonly Filter[] = [
  searchFilter(texts.filters.search),
  choicesFilter('state', texts.filters.state, ringStates, texts.states),
  periodFilter(texts.filters.period),
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.open, query: 'state=OPEN&sort=-held' },
  { name: texts.views.taken, query: 'state=TAKEN' },
  { name: texts.views.released, query: 'state=RELEASED' },
];

const idOf = ({ id }: Line) => id;
const nameOf = ({ names, people }: Line) => texts.names(names, people);

const useList = (filters: ListFilters) => useDeskRingsInfiniteQuery(filters);

/** «Связанные аккаунты»: accounts that look like one person's, and what the service holds of its gifts to them. */
export const RingsSection = () => (
  <ListSection
    section="rings"
    title={texts.title}
    useList={useList}
    columns={columns}
    filters={filters}
    views={views}
    idOf={idOf}
    nameOf={nameOf}
    empty={texts.empty}
    files="/v1/admin/rings"
    drawer={(id) => <RingDrawer key={id} id={id} />}
  />
);
