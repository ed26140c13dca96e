import { depositPaymentProviders } from '#domain/money/deposit.ts';
import { type RefundState, refundStateNames } from '#domain/refunds/refund-states.ts';
import type { CallResponse } from '#client/api/call.ts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { useDeskRefundsInfiniteQuery } from '#client/entities/desk/refunds-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Badge, type BadgeTone } from '#client/kit/display/badge.tsx';
import { deskPolling } from '../../kit/desk-polling';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { waitingColumn } from '../../kit/list/moment-column';
import { PersonCell } from '../../kit/person-cell';
import { providerNames } from '#domain/desk/money-names.ts';
import { RefundDrawer } from './refund-drawer';
import { texts } from './texts';

type Line = CallResponse<'GET /v1/admin/refunds'>['items'][number];

const tones: Readonly<Record<RefundState, BadgeTone>> = {
  ASKED: 'warn',
  AGREED: 'info',
  SENT: 'info',
  BY_HAND: 'warn',
  UNCLEAR: 'danger',
  DONE: 'ok',
  REFUSED: 'danger',
  DECLINED: 'neutral',
  CANCELED: 'neutral',
};

const isWaiting = ({ state }: Line): boolean => state === 'ASKED' || state === 'BY_HAND' || state === 'UNCLEAR';

const columns: readonly Column<Line>[] = [
  { id: 'person', header: texts.columns.person, from: 'always', cell: ({ person }) => <PersonCell person={person} /> },
  {
    id: 'amount',
    header: texts.columns.amount,
    width: 'min(150px, 32vw)',
    end: true,
    from: 'always',
    cell: ({ amount, provider }) => (
      <>
        {formatMoney(amount)}
        <small>{providerNames[provider]}</small>
      </>
    ),
  },
  {
    id: 'state',
    header: texts.columns.state,
    width: '150px',
    cell: ({ state }) => <Badge $tone={tones[state]}>{texts.states[state]}</Badge>,
  },
  waitingColumn({
    id: 'asked',
    sort: 'askedAt',
    header: texts.columns.asked,
    width: 'min(120px, 26vw)',
    queue: 'refunds',
    at: ({ askedAt }) => askedAt,
    since: (line) => (isWaiting(line) ? line.changedAt : null),
  }),
];

const filters: readonly Filter[] = [
  { kind: 'search', name: 'search', label: texts.filters.search },
  choicesFilter('state', texts.filters.state, refundStateNames, texts.states),
  choicesFilter('provider', texts.filters.provider, depositPaymentProviders, providerNames),
  { kind: 'range', label: texts.filters.amount, from: 'minAmount', to: 'maxAmount' },
  { kind: 'period', label: texts.filters.period, from: 'from', to: 'to' },
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.waiting, query: 'state=ASKED&state=BY_HAND&state=UNCLEAR' },
  { name: texts.views.going, query: 'state=AGREED&state=SENT' },
  { name: texts.views.done, query: 'state=DONE' },
];

const idOf = ({ id }: Line) => id;
const nameOf = ({ person, amount }: Line) => `${person.username}, ${formatMoney(amount)}`;

const useList = (chosen: ListFilters) => useDeskRefundsInfiniteQuery(chosen, deskPolling);

/** «Решения → возвраты»: people ask for the unused part of a deposit. */
export const RefundsSection = () => (
  <ListSection
    section="refunds"
    title={texts.title}
    useList={useList}
    columns={columns}
    filters={filters}
    views={views}
    idOf={idOf}
    nameOf={nameOf}
    empty={texts.empty}
    drawer={(id) => <RefundDrawer key={id} id={id} />}
  />
);
