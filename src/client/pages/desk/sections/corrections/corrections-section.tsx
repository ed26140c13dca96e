import { Plus } from '#client/kit/icons/plus.tsx';
import { correctionKinds, correctionMoneys, correctionStatuses } from '#domain/money/correction.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useDeskCorrectionsInfiniteQuery } from '#client/entities/desk/corrections-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { usePaletteDialog } from '../../kit/acts/use-palette-dialog';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter, periodFilter, searchFilter, sumFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { waitingColumn } from '../../kit/list/moment-column';
import { PersonCell } from '../../kit/person-cell';
import { CorrectDialog } from './correct-dialog';
import { CorrectionBadge } from './correction-badge';
import { CorrectionDrawer } from './correction-drawer';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';

type Line = CallResponse<'GET /v1/admin/corrections'>['items'][number];

const columns: readonly Column<Line>[] = [
  { id: 'person', header: texts.columns.person, from: 'always', cell: ({ person }) => <PersonCell person={person} /> },
  {
    id: 'amount',
    header: texts.columns.amount,
    width: '140px',
    end: true,
    sort: 'amount',
    from: 'always',
    cell: ({ amount, money }) => (
      <>
        <Money value={amount} signed tinted />
        {money !== 'OWN' && <small>{texts.moneys[money]}</small>}
      </>
    ),
  },
  {
    id: 'kind',
    header: texts.columns.kind,
    width: '220px',
    cell: ({ kind, comment }) => (
      <>
        {texts.kinds[kind]}
        <small>{comment}</small>
      </>
    ),
  },
  {
    id: 'status',
    header: texts.columns.status,
    width: '200px',
    cell: ({ status }) => <CorrectionBadge status={status} />,
  },
  {
    id: 'by',
    header: texts.columns.by,
    width: '150px',
    from: 'wide',
    cell: ({ askedBy, decidedBy }) => (
      <>
        {askedBy.username}
        <small>{decidedBy?.username}</small>
      </>
    ),
  },
  waitingColumn({
    header: texts.columns.created,
    width: '130px',
    queue: 'corrections',
    at: ({ createdAt }) => createdAt,
    since: ({ status, createdAt }) => (status === 'WAITING' ? createdAt : null),
  }),
];

const filters: readonly Filter[] = [
  searchFilter(texts.filters.search),
  choicesFilter('status', texts.filters.status, correctionStatuses, texts.statuses),
  choicesFilter('kind', texts.filters.kind, correctionKinds, texts.kinds),
  choicesFilter('money', texts.filters.money, correctionMoneys, texts.moneys),
  sumFilter(texts.filters.amount),
  periodFilter(texts.filters.period),
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.waiting, query: 'status=WAITING' },
  { name: texts.views.abuse, query: 'kind=ABUSE' },
  { name: texts.views.bonus, query: 'money=BONUS' },
];

const idOf = ({ id }: Line) => id;
const nameOf = ({ person, amount }: Line) => `${person.username}, ${formatMoney(amount, true)}`;

const useList = (filters: ListFilters) => useDeskCorrectionsInfiniteQuery(filters);

/** Corrections of balances by operators; large ones wait here for a second operator. */
export const CorrectionsSection = () => {
  const [creating, setCreating] = usePaletteDialog('create');
  return (
    <>
      <ListSection
        section="corrections"
        title={texts.title}
        useList={useList}
        columns={columns}
        filters={filters}
        views={views}
        idOf={idOf}
        nameOf={nameOf}
        empty={texts.empty}
        files="/v1/admin/corrections"
        actions={
          <Button size="sm" variant="primary" onClick={() => setCreating(true)}>
            <Plus aria-hidden />
            {texts.create}
          </Button>
        }
        drawer={(id) => <CorrectionDrawer key={id} id={id} />}
      />
      {creating && <CorrectDialog onClose={() => setCreating(false)} />}
    </>
  );
};
