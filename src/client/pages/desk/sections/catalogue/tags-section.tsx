import { categoryTagParents } from '#domain/games/category.ts';
import {
  useDeskTagQuery,
  useDeskTagsInfiniteQuery,
  useDeleteTagMutation,
  useUpdateTagMutation,
} from '#client/entities/desk/categories-api.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import { TextLink } from '#client/kit/routing/text-link.tsx';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter, eitherFilter, searchFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { RecordDrawer } from '../../kit/record/record-drawer';
import { useMay } from '../../kit/use-may';
import { CreateTag } from './create-tag';
import { useGameOptions } from './game-options';
import { bodyOf, type Tag, useFields, valuesOf } from './tag-fields';
import { GameFirst } from '../common/game-first';
import { texts } from './texts';
import { GameTitle } from '#client/entities/game/game-title.tsx';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { tagPath } from '#contract/routes/landing-pages.ts';

const columns: readonly Column<Tag>[] = [
  {
    id: 'name',
    header: texts.name,
    from: 'always',
    sort: 'name',
    cell: (tag) => (
      <>
        {tag.name}
        <small>
          № {tag.id} · <GameTitle gameId={tag.gameId} /> · {tag.slug}
        </small>
      </>
    ),
  },
  {
    id: 'place',
    header: texts.place,
    width: '240px',
    cell: (tag) => (
      <>
        {tag.categoryName}
        {tag.parentName !== null && <small>{tag.parentName}</small>}
      </>
    ),
  },
  {
    id: 'enabled',
    header: texts.state,
    width: '110px',
    from: 'always',
    cell: ({ enabled }) => <Badge $tone={enabled ? 'ok' : 'neutral'}>{enabled ? texts.open : texts.closed}</Badge>,
  },
  { id: 'position', header: texts.position, width: '96px', end: true, sort: 'position', cell: (tag) => tag.position },
];

const TagDrawer = ({ id }: { readonly id: string }) => {
  const answer = useDeskTagQuery({ params: { id } });
  const [update] = useUpdateTagMutation();
  const [remove] = useDeleteTagMutation();
  const may = useMay();
  const fields = useFields(answer.currentData?.gameId ?? '');
  return (
    <RecordDrawer
      title={answer.currentData?.name ?? texts.tags}
      subject={`category-tag:${id}`}
      answer={answer}
      fields={fields}
      valuesOf={valuesOf}
      save={
        may('UPDATE_CATEGORY_TAG')
          ? (read, seen) => update({ params: { id }, body: { seen, ...bodyOf(read) } }).unwrap()
          : undefined
      }
      remove={
        may('DELETE_CATEGORY_TAG')
          ? (reason, seen) => remove({ params: { id }, query: { seen, reason } }).unwrap()
          : undefined
      }
      consequence={({ children }) => <p>{texts.childrenRise(children)}</p>}
      head={({ gameId, slug }) => <TextLink to={tagPath({ gameId, landing: slug })}>{texts.seenBy}</TextLink>}
    />
  );
};

const idOf = ({ id }: Tag) => String(id);
const nameOf = (tag: Tag) => tag.name;

const useList = (filters: ListFilters) => useDeskTagsInfiniteQuery(filters);

/** «Подборки»: pages of mates with something in common, a tree below each category. */
export const TagsSection = () => {
  const may = useMay();
  const games = useGameOptions();
  const filters: readonly Filter[] = [
    searchFilter(texts.search),
    { kind: 'choices', name: 'game', label: texts.game, options: games },
    choicesFilter('parentType', texts.place, categoryTagParents, texts.parents),
    eitherFilter('enabled', texts.state, texts.open, texts.closed),
  ];
  return (
    <ListSection
      section="category-tags"
      title={texts.tags}
      useList={useList}
      columns={columns}
      filters={filters}
      views={[
        { name: texts.all, query: '' },
        { name: texts.parents.CATEGORY, query: 'parentType=CATEGORY' },
      ]}
      idOf={idOf}
      nameOf={nameOf}
      empty={texts.empty}
      actions={
        may('CREATE_CATEGORY_TAG') && (
          <GameFirst>
            <CreateTag />
          </GameFirst>
        )
      }
      {...(may('VIEW_CATEGORY_TAG') ? { drawer: (id: string) => <TagDrawer key={id} id={id} /> } : {})}
    />
  );
};
