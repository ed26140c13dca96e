import { squadNumber } from '#domain/text/format.ts';
import { transactionTypes } from '#domain/money/transaction-type.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useDeskTransactionsInfiniteQuery } from '#client/entities/desk/transactions-api.ts';
import { formatMoney, Money } from '#client/entities/money/money.tsx';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter, periodFilter, searchFilter, sumFilter } from '../../kit/list/filters';
import { deskPolling } from '../../kit/desk-polling';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { momentColumn } from '../../kit/list/moment-column';
import { PersonCell } from '../../kit/person-cell';
import { useMay } from '../../kit/use-may';
import { otherMoney } from '#client/entities/money/operation/operation-parts.ts';
import { texts } from './texts';
import { TransactionDrawer } from './transaction-drawer';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';

type Line = CallResponse<'GET /v1/admin/transactions'>['items'][number];

const columns: readonly Column<Line>[] = [
  { id: 'person', header: texts.columns.person, from: 'always', cell: ({ person }) => <PersonCell person={person} /> },
  {
    id: 'type',
    header: texts.columns.type,
    width: '210px',
    cell: ({ type, reversal, comment }) => (
      <>
        {texts.types[type]}
        <small>{[reversal ? texts.reversal : null, comment].filter((part) => part !== null).join(', ')}</small>
      </>
    ),
  },
  {
    id: 'amount',
    header: texts.columns.amount,
    // On a phone the name needs the space.
    width: 'min(140px, 32vw)',
    end: true,
    sort: 'amount',
    from: 'always',
    cell: (line) => (
      <>
        <Money value={line.amount} signed tinted />
        <small>{otherMoney(line).join(', ')}</small>
      </>
    ),
  },
  {
    id: 'squad',
    header: texts.columns.squad,
    width: '100px',
    from: 'wide',
    cell: ({ squadId }) => (squadId === null ? null : squadNumber(squadId)),
  },
  momentColumn({
    header: texts.columns.created,
    width: 'min(130px, 24vw)',
    from: 'always',
    at: ({ createdAt }) => createdAt,
  }),
];

const filters: readonly Filter[] = [
  searchFilter(texts.filters.search),
  choicesFilter('type', texts.filters.type, transactionTypes, texts.types),
  {
    kind: 'choice',
    name: 'side',
    label: texts.filters.side,
    options: [
      { value: 'IN', label: texts.filters.income },
      { value: 'OUT', label: texts.filters.expense },
    ],
  },
  sumFilter(texts.filters.amount),
  periodFilter(texts.filters.period),
];

const large = 10_000;

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.deposits, query: 'type=DEPOSIT' },
  { name: texts.views.squads, query: 'type=PURCHASE&type=SELL&type=DISPUTE' },
  { name: texts.views.corrections, query: 'type=CORRECTION' },
  { name: texts.views.large, query: `minAmount=${large}` },
];

const idOf = ({ id }: Line) => id;
const nameOf = ({ person, amount }: Line) => `${person.username}, ${formatMoney(amount, true)}`;

const useList = (filters: ListFilters) => useDeskTransactionsInfiniteQuery(filters, deskPolling);

/** Operations of all people, each with its double entry. */
export const TransactionsSection = () => {
  const may = useMay();
  return (
    <ListSection
      section="transactions"
      listPermission="VIEW_TRANSACTIONS_LIST"
      title={texts.title}
      useList={useList}
      columns={columns}
      filters={filters}
      views={views}
      idOf={idOf}
      nameOf={nameOf}
      empty={texts.empty}
      files="/v1/admin/transactions"
      {...(may('VIEW_TRANSACTION') ? { drawer: (id: string) => <TransactionDrawer key={id} id={id} /> } : {})}
    />
  );
};
