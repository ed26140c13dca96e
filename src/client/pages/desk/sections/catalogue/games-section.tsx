import { catalogueLimits } from '#domain/games/catalogue-limits.ts';
import { gameIcon } from '#domain/games/game-icon.ts';
import { platforms } from '#domain/games/platform.ts';
import type { CallResponse } from '#client/api/call.ts';
import {
  useDeskGameQuery,
  useDeskGamesInfiniteQuery,
  useCreateGameMutation,
  useDeleteGameMutation,
  useUploadGameIconMutation,
  useUploadNewGameIconMutation,
  useUpdateGameMutation,
} from '#client/entities/desk/games-api.ts';
import { Row } from '#client/kit/layout/stack.tsx';
import type { Column } from '../../kit/list/data-table';
import { searchFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { CreateRecord } from '../../kit/record/create-record';
import { RecordDrawer } from '../../kit/record/record-drawer';
import type { FieldSpec, FieldValues, Reader } from '../../kit/record/record-fields';
import { useMay } from '../../kit/use-may';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';

type Game = CallResponse<'GET /v1/admin/games'>['items'][number];

const { name, slug, slots, position } = catalogueLimits;

const accept = gameIcon.types.map((type) => `image/${type}`).join(',');

const fieldsWith = (upload: (file: FormData) => Promise<string>): readonly FieldSpec[] => [
  { kind: 'text', name: 'id', label: texts.slug, hint: texts.gameIdHint, max: slug, once: true },
  { kind: 'text', name: 'name', label: texts.name, max: name },
  { kind: 'picture', name: 'iconUrl', label: texts.iconUrl, hint: texts.iconHint, accept, upload },
  {
    kind: 'choices',
    name: 'platforms',
    label: texts.platforms,
    options: platforms.map((value) => ({ value, label: value })),
  },
  { kind: 'number', name: 'maxSlots', label: texts.maxSlots, ...slots },
  { kind: 'number', name: 'position', label: texts.position, hint: texts.positionHint, ...position },
];

const valuesOf = (game: Game): FieldValues => ({
  id: game.id,
  name: game.name,
  iconUrl: game.iconUrl,
  platforms: game.platforms,
  maxSlots: String(game.maxSlots),
  position: String(game.position),
});

const bodyOf = (read: Reader) => ({
  name: read.text('name'),
  iconUrl: read.text('iconUrl'),
  platforms: read.chosen('platforms', platforms),
  maxSlots: read.number('maxSlots'),
  position: read.number('position'),
});

const columns: readonly Column<Game>[] = [
  {
    id: 'name',
    header: texts.name,
    from: 'always',
    sort: 'name',
    cell: (game) => (
      <Row $gap={10} $wrap="nowrap">
        <img src={game.iconUrl} alt="" width={28} height={28} />
        <span>
          {game.name}
          <small>{game.id}</small>
        </span>
      </Row>
    ),
  },
  { id: 'platforms', header: texts.platforms, width: '180px', cell: (game) => game.platforms.join(', ') },
  { id: 'slots', header: texts.maxSlots, width: '130px', end: true, cell: (game) => game.maxSlots },
  { id: 'used', header: texts.used, width: '260px', from: 'wide', cell: (game) => texts.uses(game.mates, game.squads) },
  {
    id: 'position',
    header: texts.position,
    width: '96px',
    end: true,
    sort: 'position',
    from: 'always',
    cell: (game) => game.position,
  },
];

const filters: readonly Filter[] = [searchFilter(texts.search)];

const GameDrawer = ({ id }: { readonly id: string }) => {
  const answer = useDeskGameQuery({ params: { id } });
  const [update] = useUpdateGameMutation();
  const [remove] = useDeleteGameMutation();
  const [upload] = useUploadGameIconMutation();
  const may = useMay();
  return (
    <RecordDrawer
      title={answer.currentData?.name ?? texts.game}
      subject={`game:${id}`}
      answer={answer}
      fields={fieldsWith(async (body) => (await upload({ params: { id }, body }).unwrap()).iconUrl)}
      valuesOf={valuesOf}
      save={
        may('UPDATE_GAME')
          ? (read, seen) => update({ params: { id }, body: { seen, ...bodyOf(read) } }).unwrap()
          : undefined
      }
      remove={
        may('DELETE_GAME') ? (reason, seen) => remove({ params: { id }, query: { seen, reason } }).unwrap() : undefined
      }
      consequence={(game) => (
        <p>
          {texts.used}: {texts.uses(game.mates, game.squads)}. {game.mates + game.squads > 0 && texts.cannot}
        </p>
      )}
    />
  );
};

const idOf = ({ id }: Game) => id;
const nameOf = (game: Game) => game.name;

const useList = (filters: ListFilters) => useDeskGamesInfiniteQuery(filters);

/** «Игры»: the list of all games. */
export const GamesSection = () => {
  const may = useMay();
  const [create] = useCreateGameMutation();
  const [upload] = useUploadNewGameIconMutation();
  const make = async (read: Reader) => {
    const made = await create({ body: { id: read.text('id'), ...bodyOf(read) } }).unwrap();
    return made.id;
  };
  return (
    <ListSection
      section="games"
      listPermission="VIEW_GAMES_LIST"
      title={texts.games}
      useList={useList}
      columns={columns}
      filters={filters}
      views={[{ name: texts.all, query: '' }]}
      idOf={idOf}
      nameOf={nameOf}
      empty={texts.empty}
      files="/v1/admin/games"
      actions={
        may('CREATE_GAME') && (
          <CreateRecord
            act="create"
            section="games"
            title={texts.newGame}
            fields={fieldsWith(async (body) => (await upload({ body }).unwrap()).iconUrl)}
            initial={{ maxSlots: '5', position: '100', platforms: ['PC'] }}
            make={make}
          />
        )
      }
      {...(may('VIEW_GAME') ? { drawer: (id: string) => <GameDrawer key={id} id={id} /> } : {})}
    />
  );
};
