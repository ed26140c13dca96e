import { catalogueLimits } from '#domain/games/catalogue-limits.ts';
import { gameParamOwnerTypes } from '#domain/games/platform.ts';
import type { CallResponse } from '#client/api/call.ts';
import {
  useDeskGameParamQuery,
  useDeskGameParamsInfiniteQuery,
  useCreateGameParamMutation,
  useDeleteGameParamMutation,
  useUpdateGameParamMutation,
} from '#client/entities/desk/games-api.ts';
import type { Column } from '../../kit/list/data-table';
import { searchFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { Panel } from '../../kit/drawer/panel';
import { CreateRecord } from '../../kit/record/create-record';
import { RecordDrawer } from '../../kit/record/record-drawer';
import type { FieldSpec, FieldValues, Reader } from '../../kit/record/record-fields';
import { useGameOptions } from './game-options';
import { GameFirst } from '../common/game-first';
import { texts } from './texts';
import { GameTitle } from '#client/entities/game/game-title.tsx';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';

type Param = CallResponse<'GET /v1/admin/game-params'>['items'][number];

const { name, position } = catalogueLimits;
const ownerOptions = gameParamOwnerTypes.map((value) => ({ value, label: texts.owners[value] }));

const useFields = (): readonly FieldSpec[] => [
  { kind: 'choice', name: 'gameId', label: texts.game, options: useGameOptions(), once: true },
  { kind: 'text', name: 'name', label: texts.name, max: name },
  { kind: 'choice', name: 'ownerType', label: texts.owner, options: ownerOptions },
  { kind: 'switch', name: 'required', label: texts.required },
  { kind: 'switch', name: 'multiple', label: texts.multiple },
  { kind: 'lines', name: 'values', label: texts.values, hint: texts.valuesHint },
  { kind: 'number', name: 'position', label: texts.position, hint: texts.positionHint, ...position },
];

const valuesOf = (param: Param): FieldValues => ({
  name: param.name,
  ownerType: param.ownerType,
  required: param.required,
  multiple: param.multiple,
  position: String(param.position),
  values: param.values.map((value) => value.name).join('\n'),
});

/** An unchanged line keeps its id, and with it what people chose. */
const bodyOf = (read: Reader, before: Param['values']) => ({
  name: read.text('name'),
  ownerType: read.one('ownerType', gameParamOwnerTypes),
  required: read.flag('required'),
  multiple: read.flag('multiple'),
  position: read.number('position'),
  values: read.lines('values').map((line) => {
    const known = before.find((value) => value.name === line);
    return known === undefined ? { name: line } : { id: known.id, name: line };
  }),
});

const columns: readonly Column<Param>[] = [
  {
    id: 'name',
    header: texts.name,
    from: 'always',
    sort: 'name',
    cell: (param) => (
      <>
        {param.name}
        <small>
          <GameTitle gameId={param.gameId} />
        </small>
      </>
    ),
  },
  { id: 'owner', header: texts.owner, width: '140px', from: 'always', cell: (param) => texts.owners[param.ownerType] },
  { id: 'values', header: texts.values, cell: (param) => param.values.map((value) => value.name).join(', ') },
  {
    id: 'position',
    header: texts.position,
    width: '96px',
    end: true,
    sort: 'position',
    cell: (param) => param.position,
  },
];

const ParamDrawer = ({ id }: { readonly id: string }) => {
  const answer = useDeskGameParamQuery({ params: { id } });
  const [update] = useUpdateGameParamMutation();
  const [remove] = useDeleteGameParamMutation();
  const before = answer.currentData?.values ?? [];
  return (
    <RecordDrawer
      title={answer.currentData?.name ?? texts.params}
      subject={`game-param:${id}`}
      answer={answer}
      fields={useFields()}
      valuesOf={valuesOf}
      save={(read, seen) => update({ params: { id }, body: { seen, ...bodyOf(read, before) } }).unwrap()}
      remove={(reason, seen) => remove({ params: { id }, query: { seen, reason } }).unwrap()}
      consequence={() => <p>{texts.choicesGo}</p>}
      head={(param) => (
        <Panel>
          {param.values.map((value) => (
            <small key={value.id}>{texts.valueIs(value.name, value.people)}</small>
          ))}
        </Panel>
      )}
    />
  );
};

const idOf = ({ id }: Param) => String(id);
const nameOf = (param: Param) => param.name;

const useList = (filters: ListFilters) => useDeskGameParamsInfiniteQuery(filters);

/** «Параметры»: what each game asks of its players. */
export const GameParamsSection = () => {
  const games = useGameOptions();
  const fields = useFields();
  const [create] = useCreateGameParamMutation();
  const filters: readonly Filter[] = [
    searchFilter(texts.search),
    { kind: 'choices', name: 'game', label: texts.game, options: games },
    { kind: 'choices', name: 'ownerType', label: texts.owner, options: ownerOptions },
  ];
  const make = async (read: Reader) => {
    const { id } = await create({ body: { gameId: read.text('gameId'), ...bodyOf(read, []) } }).unwrap();
    return id;
  };
  return (
    <ListSection
      section="game-params"
      title={texts.params}
      useList={useList}
      columns={columns}
      filters={filters}
      views={[{ name: texts.all, query: '' }]}
      idOf={idOf}
      nameOf={nameOf}
      empty={texts.empty}
      actions={
        <GameFirst>
          <CreateRecord
            act="create"
            section="game-params"
            title={texts.newParam}
            fields={fields}
            initial={{ gameId: games[0]?.value ?? '', ownerType: 'ALL', position: '100' }}
            make={make}
          />
        </GameFirst>
      }
      drawer={(id) => <ParamDrawer key={id} id={id} />}
    />
  );
};
