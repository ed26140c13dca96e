import { Plus } from '#client/kit/icons/plus.tsx';
import { drawStatuses } from '#domain/draws/draw-terms.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useDeskDrawsInfiniteQuery } from '#client/entities/desk/draws-api.ts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { usePaletteDialog } from '../../kit/acts/use-palette-dialog';
import type { Column } from '../../kit/list/data-table';
import { deskPolling } from '../../kit/desk-polling';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { CreateDraw } from './create-draw';
import { DrawBadge } from './draw-badge';
import { DrawDrawer } from './draw-drawer';
import { texts } from './texts';

type Line = CallResponse<'GET /v1/admin/draws'>['items'][number];

const columns: readonly Column<Line>[] = [
  { id: 'title', header: texts.columns.title, from: 'always', cell: ({ title }) => title },
  {
    id: 'prize',
    header: texts.columns.prize,
    width: '140px',
    end: true,
    cell: ({ places, prize }) => texts.prizes(places, prize === 0 ? texts.noMoney : formatMoney(prize)),
  },
  {
    id: 'status',
    header: texts.columns.status,
    width: '150px',
    from: 'always',
    cell: (line) => <DrawBadge draw={line} />,
  },
  {
    id: 'people',
    header: texts.columns.people,
    width: '120px',
    end: true,
    from: 'wide',
    cell: ({ participants, tickets }) => (
      <>
        {participants}
        <small>{texts.tickets(tickets)}</small>
      </>
    ),
  },
  {
    id: 'closes',
    header: texts.columns.closes,
    width: '130px',
    end: true,
    sort: 'closesAt',
    cell: ({ closesAt }) => <DateText value={closesAt} />,
  },
];

const filters: readonly Filter[] = [
  {
    kind: 'choices',
    name: 'status',
    label: texts.filters.status,
    options: drawStatuses.map((value) => ({ value, label: texts.statuses[value] })),
  },
  { kind: 'period', label: texts.filters.period, from: 'from', to: 'to' },
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.open, query: 'status=OPEN' },
  { name: texts.views.toPay, query: 'status=DRAWN' },
];

const idOf = ({ id }: Line) => String(id);
const nameOf = ({ title }: Line) => title;

const useList = (filters: ListFilters) => useDeskDrawsInfiniteQuery(filters, deskPolling);

/** Prize draws among players: published with the hash of their seed, drawn, paid. */
export const DrawsSection = () => {
  const [creating, setCreating] = usePaletteDialog('create');
  return (
    <>
      <ListSection
        section="draws"
        title={texts.title}
        useList={useList}
        columns={columns}
        filters={filters}
        views={views}
        idOf={idOf}
        nameOf={nameOf}
        empty={texts.empty}
        files="/v1/admin/draws"
        actions={
          <Button size="sm" variant="primary" onClick={() => setCreating(true)}>
            <Plus aria-hidden />
            {texts.create}
          </Button>
        }
        drawer={(id) => <DrawDrawer key={id} id={id} />}
      />
      {creating && <CreateDraw onClose={() => setCreating(false)} />}
    </>
  );
};
