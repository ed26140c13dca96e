import { Scale } from '#client/kit/icons/scale.tsx';
import { useNavigate } from 'react-router';
import { allRegisterProviders } from '#domain/money/register.ts';
import type { CallResponse } from '#client/api/call.ts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { useDeskReconciliationsInfiniteQuery } from '#client/entities/desk/reconciliations-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { usePaletteDialog } from '../../kit/acts/use-palette-dialog';
import type { Column } from '../../kit/list/data-table';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { registerDirectionNames, registerProviderNames } from '#domain/desk/money-names.ts';
import { MakeReconciliation } from './make-reconciliation';
import { Period } from './period';
import { ReconciliationDrawer } from './reconciliation-drawer';
import { texts } from './texts';
import { deskPage } from '#contract/routes/desk-pages.ts';

type Line = CallResponse<'GET /v1/admin/reconciliations'>['items'][number];

const Result = ({ line: { differences, open } }: { readonly line: Line }) =>
  differences === 0 ? (
    <Badge $tone="ok">{texts.agreed}</Badge>
  ) : (
    <Badge $tone={open > 0 ? 'warn' : 'neutral'}>
      {open > 0 ? texts.open(open, differences) : texts.solved(differences)}
    </Badge>
  );

const columns: readonly Column<Line>[] = [
  {
    id: 'provider',
    header: texts.columns.provider,
    from: 'always',
    cell: ({ provider, direction, lines }) => (
      <>
        {registerProviderNames[provider]}
        <small>
          {registerDirectionNames[direction]}, {texts.lines(lines)}
        </small>
      </>
    ),
  },
  { id: 'period', header: texts.columns.period, width: '170px', from: 'wide', cell: (line) => <Period of={line} /> },
  {
    id: 'result',
    header: texts.columns.result,
    width: '190px',
    from: 'always',
    cell: (line) => <Result line={line} />,
  },
  {
    id: 'sums',
    header: texts.columns.sums,
    width: '150px',
    end: true,
    cell: ({ ours, theirs }) => (
      <>
        {formatMoney(ours)}
        <small>{formatMoney(theirs)}</small>
      </>
    ),
  },
  { id: 'by', header: texts.columns.by, width: '140px', from: 'wide', cell: ({ by }) => by.username },
  {
    id: 'created',
    header: texts.columns.created,
    width: '120px',
    end: true,
    sort: 'createdAt',
    cell: ({ createdAt }) => <DateText value={createdAt} />,
  },
];

const filters: readonly Filter[] = [
  {
    kind: 'choices',
    name: 'provider',
    label: texts.filters.provider,
    options: allRegisterProviders.map((value) => ({ value, label: registerProviderNames[value] })),
  },
  { kind: 'period', label: texts.filters.period, from: 'from', to: 'to' },
];

const views = [{ name: texts.views.all, query: '' }];

const idOf = ({ id }: Line) => id;
const nameOf = ({ provider, by }: Line) => `${registerProviderNames[provider]}, ${by.username}`;

const useList = (filters: ListFilters) => useDeskReconciliationsInfiniteQuery(filters);

/** Comparisons of providers' registers with our deposits and payouts. */
export const ReconciliationsSection = () => {
  const [making, setMaking] = usePaletteDialog('make');
  const navigate = useNavigate();
  return (
    <>
      <ListSection
        section="reconciliations"
        title={texts.title}
        useList={useList}
        columns={columns}
        filters={filters}
        views={views}
        idOf={idOf}
        nameOf={nameOf}
        empty={texts.empty}
        actions={
          <Button size="sm" variant="primary" onClick={() => setMaking(true)}>
            <Scale aria-hidden />
            {texts.make}
          </Button>
        }
        drawer={(id) => <ReconciliationDrawer key={id} id={id} />}
      />
      {making && (
        <MakeReconciliation
          onMade={(id) => void navigate(deskPage('reconciliations', id))}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  );
};
