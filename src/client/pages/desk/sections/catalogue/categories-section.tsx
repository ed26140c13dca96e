import { catalogueLimits, categoryPercentLimits } from '#domain/games/catalogue-limits.ts';
import { categoryKinds, trialLesson } from '#domain/games/category.ts';
import { categoryPercents } from '#domain/pricing/rates.ts';
import type { CallResponse } from '#client/api/call.ts';
import {
  useDeskCategoriesInfiniteQuery,
  useDeskCategoryQuery,
  useCreateCategoryMutation,
  useDeleteCategoryMutation,
  useUpdateCategoryMutation,
} from '#client/entities/desk/categories-api.ts';
import { GameTitle } from '#client/entities/game/game-title.tsx';
import { categoryNames } from '#domain/games/category-names.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import type { Column } from '../../kit/list/data-table';
import { eitherFilter, searchFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { CreateRecord } from '../../kit/record/create-record';
import { RecordDrawer } from '../../kit/record/record-drawer';
import type { FieldSpec, FieldValues, Reader } from '../../kit/record/record-fields';
import { useMay } from '../../kit/use-may';
import { useGameOptions } from './game-options';
import { GameFirst } from '../common/game-first';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { categoryPath } from '#contract/routes/landing-pages.ts';

type Category = CallResponse<'GET /v1/admin/categories'>['items'][number];

const { name, description, slug, position } = catalogueLimits;
const kindOptions = categoryKinds.map((value) => ({ value, label: categoryNames[value] }));

const useFields = (isPromo: boolean): readonly FieldSpec[] => [
  { kind: 'choice', name: 'gameId', label: texts.game, options: useGameOptions(), once: true },
  { kind: 'choice', name: 'kind', label: texts.kind, hint: texts.kindHint, options: kindOptions, once: true },
  { kind: 'text', name: 'name', label: texts.name, max: name },
  { kind: 'text', name: 'slug', label: texts.slug, hint: texts.slugHint, max: slug },
  { kind: 'area', name: 'description', label: texts.description, max: description },
  {
    kind: 'number',
    name: 'pricePercent',
    label: texts.percent,
    hint: texts.percentHint,
    optional: true,
    ...categoryPercentLimits,
  },
  { kind: 'switch', name: 'enabled', label: isPromo ? texts.promoEnabled : texts.enabledHint },
  { kind: 'number', name: 'position', label: texts.position, hint: texts.positionHint, ...position },
];

const valuesOf = (category: Category): FieldValues => ({
  name: category.name,
  slug: category.slug,
  description: category.description,
  pricePercent: category.pricePercent === null ? '' : String(category.pricePercent),
  enabled: category.enabled,
  position: String(category.position),
});

const bodyOf = (read: Reader) => ({
  name: read.text('name'),
  slug: read.text('slug'),
  description: read.text('description'),
  pricePercent: read.numberOrNull('pricePercent'),
  enabled: read.flag('enabled'),
  position: read.number('position'),
});

const columns: readonly Column<Category>[] = [
  {
    id: 'name',
    header: texts.name,
    from: 'always',
    sort: 'name',
    cell: (category) => (
      <>
        {category.name}
        <small>
          <GameTitle gameId={category.gameId} /> · {category.slug}
        </small>
      </>
    ),
  },
  { id: 'kind', header: texts.kind, width: '190px', cell: ({ kind }) => categoryNames[kind] },
  {
    id: 'percent',
    header: texts.percent,
    width: '130px',
    end: true,
    from: 'always',
    cell: ({ pricePercent, kind }) => (
      <>
        {pricePercent ?? categoryPercents[kind]} %{pricePercent === null && <small>{texts.asKind}</small>}
      </>
    ),
  },
  {
    id: 'enabled',
    header: texts.state,
    width: '110px',
    cell: ({ enabled }) => <Badge $tone={enabled ? 'ok' : 'neutral'}>{enabled ? texts.open : texts.closed}</Badge>,
  },
  {
    id: 'used',
    header: texts.used,
    width: '230px',
    from: 'wide',
    cell: ({ mates, squads }) => texts.uses(mates, squads),
  },
  {
    id: 'position',
    header: texts.position,
    width: '96px',
    end: true,
    sort: 'position',
    cell: (category) => category.position,
  },
];

const CategoryDrawer = ({ id }: { readonly id: string }) => {
  const answer = useDeskCategoryQuery({ params: { id } });
  const [update] = useUpdateCategoryMutation();
  const [remove] = useDeleteCategoryMutation();
  const may = useMay();
  const fields = useFields(answer.currentData?.kind === trialLesson.categoryKind);
  return (
    <RecordDrawer
      title={answer.currentData?.name ?? texts.category}
      subject={`category:${id}`}
      answer={answer}
      fields={fields}
      valuesOf={valuesOf}
      save={
        may('UPDATE_CATEGORY')
          ? (read, seen) => update({ params: { id }, body: { seen, ...bodyOf(read) } }).unwrap()
          : undefined
      }
      remove={
        may('DELETE_CATEGORY')
          ? (reason, seen) => remove({ params: { id }, query: { seen, reason } }).unwrap()
          : undefined
      }
      consequence={({ mates, squads }) => (
        <p>
          {texts.used}: {texts.uses(mates, squads)}. {mates + squads > 0 && texts.cannot}
        </p>
      )}
      head={({ gameId, slug: address }) => (
        <TextLink to={categoryPath({ gameId, landing: address })}>{texts.seenBy}</TextLink>
      )}
    />
  );
};

const idOf = ({ id }: Category) => String(id);
const nameOf = (category: Category) => category.name;

const useList = (filters: ListFilters) => useDeskCategoriesInfiniteQuery(filters);

/** «Категории»: what can be ordered in each game, and its price on top of the rate. */
export const CategoriesSection = () => {
  const may = useMay();
  const games = useGameOptions();
  const fields = useFields(false);
  const [create] = useCreateCategoryMutation();
  const filters: readonly Filter[] = [
    searchFilter(texts.search),
    { kind: 'choices', name: 'game', label: texts.game, options: games },
    { kind: 'choices', name: 'kind', label: texts.kind, options: kindOptions },
    eitherFilter('enabled', texts.state, texts.open, texts.closed),
  ];
  const make = async (read: Reader) => {
    const { id } = await create({
      body: { gameId: read.text('gameId'), kind: read.one('kind', categoryKinds), ...bodyOf(read) },
    }).unwrap();
    return id;
  };
  return (
    <ListSection
      section="categories"
      listPermission="VIEW_CATEGORIES_LIST"
      title={texts.categories}
      useList={useList}
      columns={columns}
      filters={filters}
      views={[
        { name: texts.all, query: '' },
        { name: texts.closed, query: 'enabled=false' },
      ]}
      idOf={idOf}
      nameOf={nameOf}
      empty={texts.empty}
      files="/v1/admin/categories"
      actions={
        may('CREATE_CATEGORY') && (
          <GameFirst>
            <CreateRecord
              act="create"
              section="categories"
              title={texts.newCategory}
              fields={fields}
              initial={{ gameId: games[0]?.value ?? '', kind: 'FUN', position: '100', enabled: true }}
              make={make}
            />
          </GameFirst>
        )
      }
      {...(may('VIEW_CATEGORY') ? { drawer: (id: string) => <CategoryDrawer key={id} id={id} /> } : {})}
    />
  );
};
