import type { CallResponse } from '#client/api/call.ts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { useDeskNpdReceiptsInfiniteQuery } from '#client/entities/desk/taxes-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { npdReceiptStateNames } from '#domain/taxes/npd-receipt-states.ts';
import { deskPolling } from '../../kit/desk-polling';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { PersonCell } from '../../kit/person-cell';
import { NpdReceiptDrawer, npdReceiptTones } from './npd-receipt-drawer';
import { texts } from './texts';

type NpdReceiptLine = CallResponse<'GET /v1/admin/npd-receipts'>['items'][number];

const columns: readonly Column<NpdReceiptLine>[] = [
  { id: 'person', header: texts.columns.person, from: 'always', cell: ({ person }) => <PersonCell person={person} /> },
  {
    id: 'amount',
    header: texts.columns.amount,
    width: 'min(130px, 28vw)',
    end: true,
    from: 'always',
    sort: 'amount',
    cell: ({ amount }) => formatMoney(amount),
  },
  {
    id: 'state',
    header: texts.columns.state,
    width: 'min(130px, 30vw)',
    from: 'always',
    cell: ({ state }) => <Badge $tone={npdReceiptTones[state]}>{texts.states[state]}</Badge>,
  },
  { id: 'why', header: texts.columns.why, from: 'wide', cell: ({ reason }) => reason ?? '' },
  {
    id: 'paid',
    header: texts.columns.paid,
    width: '130px',
    end: true,
    sort: 'paidAt',
    cell: ({ paidAt }) => <DateText value={paidAt} />,
  },
];

const filters: readonly Filter[] = [
  { kind: 'search', name: 'search', label: texts.filters.search },
  choicesFilter('state', texts.filters.state, npdReceiptStateNames, texts.states),
  { kind: 'range', label: texts.filters.amount, from: 'minAmount', to: 'maxAmount' },
  { kind: 'period', label: texts.filters.period, from: 'from', to: 'to' },
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.owed, query: 'state=OWED&state=REFUSED' },
  { name: texts.views.given, query: 'state=GIVEN' },
  { name: texts.views.confirmed, query: 'state=CONFIRMED' },
];

const idOf = ({ id }: NpdReceiptLine) => id;
const nameOf = ({ person, amount, state }: NpdReceiptLine) =>
  `${texts.states[state]}, ${person.username}, ${formatMoney(amount)}`;

const useList = (chosen: ListFilters) => useDeskNpdReceiptsInfiniteQuery(chosen, deskPolling);

/** «Деньги → чеки напарников»: receipts that the self-employed owe or gave for their payouts. */
export const NpdReceiptsSection = () => (
  <ListSection
    section="npd-receipts"
    title={texts.title}
    useList={useList}
    columns={columns}
    filters={filters}
    views={views}
    idOf={idOf}
    nameOf={nameOf}
    empty={texts.empty}
    files="/v1/admin/npd-receipts"
    drawer={(id) => <NpdReceiptDrawer key={id} id={id} />}
  />
);
