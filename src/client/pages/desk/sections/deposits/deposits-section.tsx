import { depositPaymentProviders, depositStatuses } from '#domain/money/deposit.ts';
import { useDeskDepositsInfiniteQuery } from '#client/entities/desk/deposits-api.ts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { paymentName } from '#domain/money/payment-texts.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import type { Column } from '../../kit/list/data-table';
import { deskPolling } from '../../kit/desk-polling';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { PersonCell } from '../../kit/person-cell';
import type { DepositLine } from '../common/deposit-field';
import { depositStatusNames, providerNames } from '#domain/desk/money-names.ts';
import { depositTones } from '../common/deposit-tones';
import { DepositDrawer } from './deposit-drawer';
import { texts } from './texts';

const columns: readonly Column<DepositLine>[] = [
  { id: 'person', header: texts.columns.person, from: 'always', cell: ({ person }) => <PersonCell person={person} /> },
  {
    id: 'amount',
    header: texts.columns.amount,
    width: 'min(150px, 32vw)',
    end: true,
    sort: 'amount',
    from: 'always',
    cell: ({ amount, bonus, refunded }) => (
      <>
        {amount === null ? <small>{texts.sumUnknown}</small> : formatMoney(amount)}
        {bonus > 0 && <small>{texts.bonus(formatMoney(bonus))}</small>}
        {refunded > 0 && <small>{texts.refundedOf(formatMoney(refunded))}</small>}
      </>
    ),
  },
  {
    id: 'how',
    header: texts.columns.how,
    width: '190px',
    from: 'wide',
    cell: ({ method, provider }) => (
      <>
        {paymentName(method)}
        <small>{providerNames[provider]}</small>
      </>
    ),
  },
  {
    id: 'status',
    header: texts.columns.status,
    width: '170px',
    cell: ({ status }) => <Badge $tone={depositTones[status]}>{depositStatusNames[status]}</Badge>,
  },
  {
    id: 'created',
    header: texts.columns.created,
    width: 'min(120px, 24vw)',
    end: true,
    sort: 'createdAt',
    from: 'always',
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
];

const filters: readonly Filter[] = [
  { kind: 'search', name: 'search', label: texts.filters.search },
  {
    kind: 'choices',
    name: 'status',
    label: texts.filters.status,
    options: depositStatuses.map((value) => ({ value, label: depositStatusNames[value] })),
  },
  {
    kind: 'choices',
    name: 'provider',
    label: texts.filters.provider,
    options: depositPaymentProviders.map((value) => ({ value, label: providerNames[value] })),
  },
  { kind: 'choice', name: 'owed', label: texts.filters.owed, options: [{ value: 'true', label: texts.owed }] },
  { kind: 'range', label: texts.filters.amount, from: 'minAmount', to: 'maxAmount' },
  { kind: 'period', label: texts.filters.period, from: 'from', to: 'to' },
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.waiting, query: 'status=CREATED' },
  { name: texts.views.delayed, query: 'status=DELAYED' },
  { name: texts.views.refunded, query: 'status=REFUNDED' },
  { name: texts.views.owed, query: 'owed=true' },
];

const idOf = ({ id }: DepositLine) => id;
const nameOf = ({ person, amount }: DepositLine) =>
  `${person.username}, ${amount === null ? texts.sumUnknown : formatMoney(amount)}`;

const useList = (filters: ListFilters) => useDeskDepositsInfiniteQuery(filters, deskPolling);

/** «Деньги → пополнения»: deposits, with what the providers reported. */
export const DepositsSection = () => (
  <ListSection
    section="deposits"
    title={texts.title}
    useList={useList}
    columns={columns}
    filters={filters}
    views={views}
    idOf={idOf}
    nameOf={nameOf}
    empty={texts.empty}
    files="/v1/admin/deposits"
    drawer={(id) => <DepositDrawer key={id} id={id} />}
  />
);
