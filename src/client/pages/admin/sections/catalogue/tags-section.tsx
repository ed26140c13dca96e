import { Plus } from 'lucide-react';
import { useState } from 'react';
import { catalogueLimits } from '../../../../../domain/games/catalogue-limits';
import { categoryTagParents } from '../../../../../domain/games/category';
import { mateLevels } from '../../../../../domain/mates/grade';
import { languageCodes } from '../../../../../domain/people/language-codes';
import type { AnswerOf } from '../../../../api/call';
import {
  useAdminTagQuery,
  useAdminTagsInfiniteQuery,
  useCreateTagMutation,
  useDeleteTagMutation,
  useUpdateTagMutation,
} from '../../../../entities/admin/admin-catalogue-api';
import { useGameCategoriesQuery, useLanguagesQuery } from '../../../../entities/game/reference-api';
import { Badge } from '../../../../kit/display/badge';
import { Button } from '../../../../kit/controls/button';
import { Menu } from '../../../../kit/overlay/menu';
import { MenuItem, MenuLabel } from '../../../../kit/overlay/menu-item';
import { TextLink } from '../../../../kit/routing/text-link';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter, eitherFilter, searchFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { CreateDialog } from '../../kit/record/create-dialog';
import { RecordDrawer } from '../../kit/record/record-drawer';
import type { FieldSpec, FieldValues, Reader } from '../../kit/record/record-fields';
import { useMay } from '../../kit/use-may';
import { useGameOptions } from './game-options';
import { texts } from './texts';
import type { ListFilters } from '../../../../entities/admin/admin-list';

type Tag = AnswerOf<'GET /v1/admin/category-tags'>['items'][number];

const { name, description, longSlug, position } = catalogueLimits;

const useFields = (gameId: string): readonly FieldSpec[] => {
  const { data: categories = [] } = useGameCategoriesQuery({ params: { gameId } }, { skip: gameId === '' });
  const { data: languages = [] } = useLanguagesQuery();
  return [
    {
      kind: 'choice',
      name: 'categoryId',
      label: texts.category,
      options: categories.map((category) => ({ value: String(category.id), label: category.name })),
    },
    {
      kind: 'number',
      name: 'parentTagId',
      label: texts.parent,
      hint: texts.parentHint,
      min: 1,
      max: 1_000_000,
      optional: true,
    },
    { kind: 'text', name: 'name', label: texts.name, max: name },
    { kind: 'text', name: 'slug', label: texts.slug, hint: texts.slugHint, max: longSlug },
    { kind: 'area', name: 'description', label: texts.description, max: description },
    { kind: 'lines', name: 'points', label: texts.points, hint: texts.pointsHint, optional: true },
    {
      kind: 'choices',
      name: 'levels',
      label: texts.levels,
      options: mateLevels.map((value) => ({ value, label: value.replace('_', ' ') })),
    },
    {
      kind: 'choices',
      name: 'languages',
      label: texts.languages,
      options: languageCodes.map((value) => ({
        value,
        label: languages.find(({ code }) => code === value)?.name ?? value,
      })),
    },
    { kind: 'switch', name: 'enabled', label: texts.shown },
    { kind: 'number', name: 'position', label: texts.position, hint: texts.positionHint, ...position },
  ];
};

const valuesOf = (tag: Tag): FieldValues => ({
  categoryId: String(tag.categoryId),
  parentTagId: tag.parentTagId === null ? '' : String(tag.parentTagId),
  name: tag.name,
  slug: tag.slug,
  description: tag.description,
  points: tag.points.join('\n'),
  levels: tag.levels,
  languages: tag.languages,
  enabled: tag.enabled,
  position: String(tag.position),
});

const bodyOf = (read: Reader) => ({
  categoryId: read.number('categoryId'),
  parentTagId: read.numberOrNull('parentTagId'),
  name: read.text('name'),
  slug: read.text('slug'),
  description: read.text('description'),
  points: read.lines('points'),
  levels: read.chosen('levels', mateLevels),
  languages: read.chosen('languages', languageCodes),
  enabled: read.flag('enabled'),
  position: read.number('position'),
});

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
          № {tag.id} · {tag.gameId} · {tag.slug}
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
  const answer = useAdminTagQuery({ params: { id } });
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
      head={({ gameId, slug }) => <TextLink to={`/${gameId}/tag-${slug}`}>{texts.seenBy}</TextLink>}
    />
  );
};

const idOf = ({ id }: Tag) => String(id);
const nameOf = (tag: Tag) => tag.name;

interface NewTagProps {
  readonly gameId: string;
  readonly gameName: string;
  readonly onClose: () => void;
}

const NewTag = ({ gameId, gameName, onClose }: NewTagProps) => {
  const fields = useFields(gameId);
  const [create] = useCreateTagMutation();
  const make = async (read: Reader) => {
    const { id } = await create({ body: { gameId, ...bodyOf(read) } }).unwrap();
    return id;
  };
  return (
    <CreateDialog
      section="category-tags"
      title={`${texts.newTag}: ${gameName}`}
      fields={[
        ...fields.slice(0, 1).map((field) => (field.kind === 'choice' ? { ...field, none: texts.category } : field)),
        ...fields.slice(1),
      ]}
      initial={{ position: '100', enabled: true }}
      make={make}
      onClose={onClose}
    />
  );
};

/** «Создать»: which categories a new one may stand below depends on its game, so the game is asked first. */
const CreateTag = () => {
  const games = useGameOptions();
  const [chosen, setChosen] = useState<(typeof games)[number] | null>(null);
  // The menu gives the focus back to its button when it is gone: by then the dialog has it.
  const leaveFocusInDialog = (event: Event) => {
    if (chosen !== null) event.preventDefault();
  };
  return (
    <>
      <Menu
        label={texts.newTagGame}
        onCloseFocus={leaveFocusInDialog}
        trigger={
          <Button size="sm" variant="primary">
            <Plus aria-hidden />
            {texts.createTag}
          </Button>
        }
      >
        <MenuLabel>{texts.newTagGame}</MenuLabel>
        {games.map((game) => (
          <MenuItem key={game.value} onSelect={() => setChosen(game)}>
            {game.label}
          </MenuItem>
        ))}
      </Menu>
      {chosen !== null && <NewTag gameId={chosen.value} gameName={chosen.label} onClose={() => setChosen(null)} />}
    </>
  );
};

const useList = (filters: ListFilters) => useAdminTagsInfiniteQuery(filters);

/** Подборки: pages of mates who have something in common, a tree below each category. */
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
      actions={may('CREATE_CATEGORY_TAG') && <CreateTag />}
      {...(may('VIEW_CATEGORY_TAG') ? { drawer: (id: string) => <TagDrawer key={id} id={id} /> } : {})}
    />
  );
};
