import { Plus } from '#client/kit/icons/plus.tsx';
import { promoCodeStates } from '#domain/pricing/promo-code-state.ts';
import type { CallResponse } from '#client/api/call.ts';
import { GameTitle } from '#client/entities/game/game-title.tsx';
import { useDeskPromoCodesInfiniteQuery } from '#client/entities/desk/promo-codes-api.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { usePaletteDialog } from '../../kit/acts/use-palette-dialog';
import type { Column } from '../../kit/list/data-table';
import { choiceFilter, eitherFilter, periodFilter, searchFilter } from '../../kit/list/filters';
import { deskPolling } from '../../kit/desk-polling';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { useGameFilter } from '../../kit/list/use-game-filter';
import { momentColumn } from '../../kit/list/moment-column';
import { CreateDialog } from './create-dialog';
import { PromoCodeDrawer } from './promo-code-drawer';
import { discountText, PromoCodeBadge } from './promo-code-badge';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';

type Line = CallResponse<'GET /v1/admin/promo-codes'>['items'][number];

const columns: readonly Column<Line>[] = [
  {
    id: 'code',
    header: texts.columns.code,
    from: 'always',
    cell: ({ code, person }) => (
      <>
        <strong>{code}</strong>
        <small>{person?.username ?? texts.everybody}</small>
      </>
    ),
  },
  {
    id: 'discount',
    header: texts.columns.discount,
    width: '110px',
    end: true,
    from: 'always',
    cell: (row) => discountText(row),
  },
  {
    id: 'where',
    header: texts.columns.where,
    width: '200px',
    cell: ({ gameId, categoryKinds }) => (
      <>
        {gameId === null ? texts.anyGame : <GameTitle gameId={gameId} />}
        <small>{categoryKinds.map((kind) => categoryNames[kind]).join(', ')}</small>
      </>
    ),
  },
  {
    id: 'uses',
    header: texts.columns.uses,
    width: '130px',
    end: true,
    sort: 'uses',
    cell: ({ uses, maxUses, maxUsesPerUser }) => (
      <>
        {texts.usesOf(uses, maxUses)}
        {maxUsesPerUser !== null && <small>{texts.perUser(maxUsesPerUser)}</small>}
      </>
    ),
  },
  {
    id: 'state',
    header: texts.columns.state,
    width: '150px',
    from: 'always',
    cell: ({ state, expiresAt }) => (
      <>
        <PromoCodeBadge state={state} />
        {state === 'ACTIVE' && expiresAt !== null && (
          <small>
            {texts.until} <DateText value={expiresAt} />
          </small>
        )}
      </>
    ),
  },
  momentColumn({ header: texts.columns.created, width: '130px', from: 'wide', at: ({ createdAt }) => createdAt }),
];

const filters: readonly Filter[] = [
  searchFilter(texts.filters.search),
  choiceFilter('state', texts.filters.state, promoCodeStates, texts.states),
  eitherFilter('personal', texts.filters.personal, texts.personal, texts.common),
  {
    kind: 'choices',
    name: 'discount',
    label: texts.filters.discount,
    options: [
      { value: 'PERCENT', label: texts.percent },
      { value: 'FIXED', label: texts.fixed },
    ],
  },
  periodFilter(texts.filters.period),
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.active, query: 'state=ACTIVE' },
  { name: texts.views.personal, query: 'personal=true' },
  { name: texts.views.off, query: 'state=OFF' },
];

const codeOf = ({ code }: Line) => code;

const useList = (filters: ListFilters) => useDeskPromoCodesInfiniteQuery(filters, deskPolling);

/** Promo codes; operators who may only have personal ones see only those. */
export const PromoCodesSection = () => {
  const ofGame = useGameFilter({ name: 'game' });
  const [creating, setCreating] = usePaletteDialog('create');
  return (
    <>
      <ListSection
        section="promo-codes"
        title={texts.title}
        useList={useList}
        columns={columns}
        filters={[...filters, ofGame]}
        views={views}
        idOf={codeOf}
        nameOf={codeOf}
        empty={texts.empty}
        files="/v1/admin/promo-codes"
        actions={
          <Button size="sm" variant="primary" onClick={() => setCreating(true)}>
            <Plus aria-hidden />
            {texts.create}
          </Button>
        }
        drawer={(code) => <PromoCodeDrawer key={code} code={code} />}
      />
      {creating && <CreateDialog onClose={() => setCreating(false)} />}
    </>
  );
};
