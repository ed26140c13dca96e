import { receiptKinds } from '#domain/receipts/receipt-terms.ts';
import { receiptStateNames } from '#domain/receipts/receipt-states.ts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { useDeskReceiptsInfiniteQuery } from '#client/entities/desk/receipts-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { deskPolling } from '../../kit/desk-polling';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { PersonCell } from '../../kit/person-cell';
import { type ReceiptRow, receiptTones } from './receipt';
import { ReceiptDrawer } from './receipt-drawer';
import { texts } from './texts';

const columns: readonly Column<ReceiptRow>[] = [
  { id: 'person', header: texts.columns.person, from: 'always', cell: ({ person }) => <PersonCell person={person} /> },
  {
    id: 'total',
    header: texts.columns.total,
    width: 'min(150px, 32vw)',
    end: true,
    from: 'always',
    cell: ({ kind, total }) => (
      <>
        {formatMoney(total)}
        <small>{texts.kinds[kind]}</small>
      </>
    ),
  },
  {
    id: 'state',
    header: texts.columns.state,
    width: 'min(150px, 32vw)',
    from: 'always',
    cell: ({ state }) => <Badge $tone={receiptTones[state]}>{texts.states[state]}</Badge>,
  },
  { id: 'why', header: texts.why, from: 'wide', cell: ({ reason }) => reason ?? '' },
  {
    id: 'created',
    header: texts.columns.created,
    width: '130px',
    end: true,
    sort: 'createdAt',
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
];

const filters: readonly Filter[] = [
  { kind: 'search', name: 'search', label: texts.filters.search },
  choicesFilter('state', texts.filters.state, receiptStateNames, texts.states),
  choicesFilter('kind', texts.filters.kind, receiptKinds, texts.kinds),
  { kind: 'range', label: texts.filters.amount, from: 'minAmount', to: 'maxAmount' },
  { kind: 'period', label: texts.filters.period, from: 'from', to: 'to' },
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.refused, query: 'state=REFUSED' },
  { name: texts.views.waiting, query: 'state=QUEUED&state=ACCEPTED' },
  { name: texts.views.done, query: 'state=DONE' },
  { name: texts.views.off, query: 'state=OFF' },
];

const idOf = ({ id }: ReceiptRow) => id;
const nameOf = ({ person, kind, total }: ReceiptRow) =>
  `${texts.kinds[kind]}, ${person.username}, ${formatMoney(total)}`;

const useList = (chosen: ListFilters) => useDeskReceiptsInfiniteQuery(chosen, deskPolling);

/** «Деньги → чеки»: receipts and what the register says about them. */
export const ReceiptsSection = () => (
  <ListSection
    section="receipts"
    title={texts.title}
    useList={useList}
    columns={columns}
    filters={filters}
    views={views}
    idOf={idOf}
    nameOf={nameOf}
    empty={texts.empty}
    files="/v1/admin/receipts"
    drawer={(id) => <ReceiptDrawer key={id} id={id} />}
  />
);
