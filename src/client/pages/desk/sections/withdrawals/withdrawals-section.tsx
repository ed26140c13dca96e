import { levelName } from '#domain/mates/level-name.ts';
import type { CallResponse } from '#client/api/call.ts';
import { withdrawalMethods, withdrawalStatuses } from '#domain/money/withdrawal.ts';
import {
  useDeskWithdrawalsInfiniteQuery,
  useDeskWithdrawalTotalsQuery,
} from '#client/entities/desk/withdrawals-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { bankName } from '#domain/money/payment-texts.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { Row } from '#client/kit/layout/stack.tsx';
import { useMay } from '../../kit/use-may';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter, eitherFilter, periodFilter, searchFilter, sumFilter } from '../../kit/list/filters';
import { ListSection } from '../../kit/list/list-section';
import { waitingColumn } from '../../kit/list/moment-column';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import type { Filter } from '../../kit/list/list-filters';
import { Totals as Figures } from '../../kit/list/totals';
import { ConfirmMany } from './confirm-many';
import { StatusBadge } from './status-badge';
import { PayoutAccounts } from './payout-accounts';
import { texts } from './texts';
import { WithdrawalDrawer } from './withdrawal-drawer';
import type { WithdrawalLine } from './withdrawal';
import { withdrawalGroups } from './withdrawal-groups';
import { TableFiles } from '../../kit/list/table-files';
import { PersonCell } from '../../kit/person-cell';

const arrives = ({ status, fee, payout }: WithdrawalLine): string => {
  if (status === 'REJECTED') return texts.cameBack;
  return fee === 0 ? texts.noFee : texts.payout(formatMoney(payout));
};

const columns: readonly Column<WithdrawalLine>[] = [
  {
    id: 'person',
    header: texts.columns.person,
    from: 'always',
    cell: ({ person }) => (
      <PersonCell person={person} hint={person.level === null ? texts.client : levelName(person.level)} />
    ),
  },
  {
    id: 'amount',
    header: texts.columns.amount,
    width: '128px',
    end: true,
    sort: 'amount',
    from: 'always',
    cell: (row) => (
      <>
        {formatMoney(row.amount)}
        <small>{arrives(row)}</small>
      </>
    ),
  },
  {
    id: 'target',
    header: texts.columns.target,
    width: '170px',
    cell: (row) => (
      <>
        {row.bank === null ? texts.methods[row.method] : `${texts.methods[row.method]}, ${bankName(row.bank)}`}
        <small>{row.walletShown}</small>
      </>
    ),
  },
  {
    id: 'risk',
    header: texts.columns.risk,
    width: '160px',
    cell: ({ risks: [first, ...more] }) =>
      first === undefined ? (
        <small>{texts.noRisk}</small>
      ) : (
        <Row $gap={4} $wrap="nowrap">
          <Badge $tone={first === 'PAID_IN_AND_OUT' ? 'danger' : 'warn'}>{texts.risks[first]}</Badge>
          {more.length > 0 && <Badge>+{more.length}</Badge>}
        </Row>
      ),
  },
  {
    id: 'status',
    header: texts.columns.status,
    width: '200px',
    from: 'wide',
    cell: (row) => <StatusBadge row={row} />,
  },
  waitingColumn({
    header: texts.columns.created,
    width: '130px',
    queue: 'withdrawals',
    at: ({ createdAt }) => createdAt,
    since: ({ status, createdAt }) =>
      status === 'WAITING_FOR_CONFIRMATION' || status === 'CONFIRMED' ? createdAt : null,
  }),
];

const filtersOf = (limit: string | undefined): readonly Filter[] => [
  searchFilter(texts.filters.search),
  choicesFilter('status', texts.filters.status, withdrawalStatuses, texts.statuses),
  choicesFilter('method', texts.filters.method, withdrawalMethods, texts.methods),
  eitherFilter('risk', texts.filters.risk, texts.risky, texts.calm),
  eitherFilter('large', texts.filters.large, texts.two(limit), texts.one(limit)),
  sumFilter(texts.filters.amount),
  periodFilter(texts.filters.period),
];

type Totals = CallResponse<'GET /v1/admin/withdrawals/totals'>;

const viewsOf = (totals: Totals | undefined) => [
  { name: texts.views.all, query: '' },
  { name: texts.views.waiting, query: 'status=WAITING_FOR_CONFIRMATION', count: totals?.waiting.count },
  { name: texts.views.toPay, query: 'status=CONFIRMED', count: totals?.confirmed.count },
  { name: texts.views.risky, query: 'risk=true&status=WAITING_FOR_CONFIRMATION', count: totals?.risky },
  { name: texts.views.crypto, query: 'method=TRX&method=USDT_TRC20' },
  { name: texts.views.large, query: 'large=true' },
];

const WithdrawalTotals = ({ data }: { readonly data: Totals | undefined }) => {
  const figure = (name: 'waiting' | 'confirmed' | 'paid' | 'rejected') => ({
    label: texts.totals[name],
    value: data && formatMoney(data[name].sum),
    hint: data && texts.requests(data[name].count),
  });
  return (
    <>
      <Figures figures={[figure('waiting'), figure('confirmed'), figure('paid'), figure('rejected')]} />
      <PayoutAccounts />
    </>
  );
};

const useList = (filters: ListFilters) => useDeskWithdrawalsInfiniteQuery(filters);
const idOf = ({ id }: WithdrawalLine) => id;
const nameOf = ({ person, amount }: WithdrawalLine) => `${person.username}, ${formatMoney(amount)}`;

/** «Финансы → выводы»: the queue of requests, decided one by one or several at once. */
export const WithdrawalsSection = () => {
  const may = useMay();
  const { data: totals } = useDeskWithdrawalTotalsQuery(undefined, { skip: !may('VIEW_TRANSACTIONS_LIST') });
  return (
    <ListSection
      section="withdrawals"
      listPermission="VIEW_TRANSACTIONS_LIST"
      title={texts.title}
      useList={useList}
      columns={columns}
      filters={filtersOf(totals && formatMoney(totals.large))}
      views={viewsOf(totals)}
      groups={withdrawalGroups}
      idOf={idOf}
      nameOf={nameOf}
      empty={texts.empty}
      files="/v1/admin/withdrawals"
      totals={<WithdrawalTotals data={totals} />}
      actions={
        may('VIEW_REQUISITES') && (
          <TableFiles
            variant="ghost"
            path="/v1/admin/withdrawals/register"
            name={texts.register}
            title={texts.registerHint}
          />
        )
      }
      {...(may('CONFIRM_WITHDRAWAL')
        ? {
            bulk: (items: readonly WithdrawalLine[], drop: () => void) => (
              <ConfirmMany items={items} large={totals?.large} onDone={drop} />
            ),
          }
        : {})}
      {...(may('VIEW_TRANSACTION') ? { drawer: (id: string) => <WithdrawalDrawer key={id} id={id} /> } : {})}
    />
  );
};
