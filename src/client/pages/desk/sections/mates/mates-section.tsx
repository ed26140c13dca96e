import { levelName } from '#domain/mates/level-name.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import type { CallResponse } from '#client/api/call.ts';
import { GameTitle } from '#client/entities/game/game-title.tsx';
import { useDeskMatesInfiniteQuery } from '#client/entities/desk/mates-api.ts';
import { LevelBadge } from '#client/entities/mate/mate-tags.tsx';
import { Button } from '#client/kit/controls/button.tsx';
import { formatRating } from '#domain/text/format.ts';
import { usePaletteDialog } from '../../kit/acts/use-palette-dialog';
import type { Column } from '../../kit/list/data-table';
import { eitherFilter, searchFilter } from '../../kit/list/filters';
import { deskPolling } from '../../kit/desk-polling';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { useGameFilter } from '../../kit/list/use-game-filter';
import { momentColumn } from '../../kit/list/moment-column';
import { useMay } from '../../kit/use-may';
import { PersonCell } from '../../kit/person-cell';
import { GameFirst } from '../common/game-first';
import { GiveAccess } from './give-access';
import { MateDrawer } from './mate-drawer';
import { MateState } from './mate-state';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';

type Line = CallResponse<'GET /v1/admin/mates'>['items'][number];

const columns: readonly Column<Line>[] = [
  {
    id: 'person',
    header: texts.columns.person,
    from: 'always',
    cell: ({ person, gameId }) => <PersonCell person={person} hint={<GameTitle gameId={gameId} />} />,
  },
  { id: 'grade', header: texts.columns.grade, width: '140px', cell: ({ grade }) => <LevelBadge level={grade} /> },
  {
    id: 'percent',
    header: texts.columns.percent,
    width: '110px',
    end: true,
    sort: 'percent',
    from: 'always',
    cell: ({ percent }) => `${percent} %`,
  },
  {
    id: 'rating',
    header: texts.columns.rating,
    width: '120px',
    end: true,
    sort: 'rating',
    cell: ({ rating, reviewCount }) => (
      <>
        {formatRating(rating)}
        <small>{texts.reviews(reviewCount)}</small>
      </>
    ),
  },
  {
    id: 'orders',
    header: texts.columns.orders,
    width: '110px',
    end: true,
    sort: 'finishedOrders',
    from: 'wide',
    cell: ({ finishedOrders, hours }) => (
      <>
        {finishedOrders}
        <small>{texts.hours(hours)}</small>
      </>
    ),
  },
  { id: 'state', header: texts.columns.state, width: '260px', from: 'wide', cell: (mate) => <MateState mate={mate} /> },
  momentColumn({
    id: 'since',
    sort: 'since',
    header: texts.columns.since,
    width: '110px',
    quiet: true,
    at: ({ since }) => since,
  }),
];

const filters: readonly Filter[] = [
  searchFilter(texts.filters.search),
  {
    kind: 'choices',
    name: 'grade',
    label: texts.filters.grade,
    options: mateLevels.map((value) => ({ value, label: levelName(value) })),
  },
  eitherFilter('blocked', texts.filters.blocked, texts.blocked, texts.allowed),
  eitherFilter('afk', texts.filters.afk, texts.afk, texts.here),
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.stars, query: 'grade=STAR' },
  { name: texts.views.blocked, query: 'blocked=true' },
  { name: texts.views.afk, query: 'afk=true' },
];

const idOf = ({ person }: Line) => person.id;
const nameOf = ({ person }: Line) => person.username;

const useList = (filters: ListFilters) => useDeskMatesInfiniteQuery(filters, deskPolling);

const Give = () => {
  const [giving, setGiving] = usePaletteDialog('give');
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setGiving(true)}>
        {texts.give}
      </Button>
      {giving && <GiveAccess onClose={() => setGiving(false)} />}
    </>
  );
};

/** «Напарники»: access, level, percent, strikes. */
export const MatesSection = () => {
  const ofGame = useGameFilter();
  const may = useMay();
  return (
    <ListSection
      section="mates"
      title={texts.title}
      useList={useList}
      columns={columns}
      filters={[...filters, ofGame]}
      views={views}
      idOf={idOf}
      nameOf={nameOf}
      empty={texts.empty}
      files="/v1/admin/mates"
      actions={
        may('CREATE_MATE_ACCESS') && (
          <GameFirst>
            <Give />
          </GameFirst>
        )
      }
      drawer={(id) => <MateDrawer key={id} id={id} />}
    />
  );
};
