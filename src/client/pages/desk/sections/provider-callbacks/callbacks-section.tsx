import { isUnmatched } from '#domain/money/callback-verdict.ts';
import { depositPaymentProviders } from '#domain/money/deposit.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useDeskCallbacksInfiniteQuery } from '#client/entities/desk/deposits-api.ts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Age } from '../../kit/age';
import type { Column } from '../../kit/list/data-table';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { providerNames } from '#domain/desk/money-names.ts';
import { VerdictBadge, verdictNames } from '../common/verdict-badge';
import { CallbackDrawer } from './callback-drawer';
import { texts } from './texts';

type Line = CallResponse<'GET /v1/admin/provider-callbacks'>['items'][number];

const columns: readonly Column<Line>[] = [
  { id: 'verdict', header: texts.columns.verdict, from: 'always', cell: (line) => <VerdictBadge callback={line} /> },
  {
    id: 'provider',
    header: texts.columns.provider,
    width: '170px',
    cell: ({ provider, address }) => (
      <>
        {providerNames[provider]}
        <small>{address}</small>
      </>
    ),
  },
  {
    id: 'deposit',
    header: texts.columns.deposit,
    width: '170px',
    from: 'wide',
    cell: ({ depositId }) => depositId?.slice(0, 13) ?? <small>{texts.noDeposit}</small>,
  },
  {
    id: 'received',
    header: texts.columns.received,
    width: '130px',
    end: true,
    sort: 'receivedAt',
    from: 'always',
    cell: ({ receivedAt, verdict, resolvedAt }) => (
      <>
        {isUnmatched(verdict) && resolvedAt === null && <Age since={receivedAt} queue="callbacks" />}
        <small>
          <DateText value={receivedAt} />
        </small>
      </>
    ),
  },
];

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    name: 'unmatched',
    label: texts.filters.state,
    options: [
      { value: 'true', label: texts.unmatched },
      { value: 'false', label: texts.matched },
    ],
  },
  {
    kind: 'choices',
    name: 'provider',
    label: texts.filters.provider,
    options: depositPaymentProviders.map((value) => ({ value, label: providerNames[value] })),
  },
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.unmatched, query: 'unmatched=true' },
];

const idOf = ({ id }: Line) => id;
const nameOf = ({ provider, verdict }: Line) => `${providerNames[provider]}, ${verdictNames[verdict ?? 'NONE']}`;

const useList = (filters: ListFilters) => useDeskCallbacksInfiniteQuery(filters);

/** Callbacks of payment providers; the unmatched ones are a queue. */
export const CallbacksSection = () => (
  <ListSection
    section="provider-callbacks"
    title={texts.title}
    useList={useList}
    columns={columns}
    filters={filters}
    views={views}
    idOf={idOf}
    nameOf={nameOf}
    empty={texts.empty}
    drawer={(id) => <CallbackDrawer key={id} id={id} />}
  />
);
