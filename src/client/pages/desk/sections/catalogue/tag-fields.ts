import { retryOf } from '#client/api/retry-of.ts';
import { levelName } from '#domain/mates/level-name.ts';
import { catalogueLimits } from '#domain/games/catalogue-limits.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { languageCodes } from '#domain/people/language-codes.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useGameCategoriesQuery, useLanguagesQuery } from '#client/entities/game/reference-api.ts';
import type { FieldSpec, FieldValues, Reader } from '../../kit/record/record-fields';
import { texts } from './texts';

export type Tag = CallResponse<'GET /v1/admin/category-tags'>['items'][number];

const { name, description, longSlug, position } = catalogueLimits;

/** The fields of a tag; the categories are those of its game, none while no game is chosen. */
export const useFields = (gameId: string): readonly FieldSpec[] => {
  const categories = useGameCategoriesQuery({ params: { gameId } }, { skip: gameId === '' });
  const { data: languages = [] } = useLanguagesQuery();
  return [
    {
      kind: 'choice',
      name: 'categoryId',
      label: texts.category,
      options: (categories.currentData ?? []).map((category) => ({ value: String(category.id), label: category.name })),
      onRetry: retryOf(categories),
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
      options: mateLevels.map((value) => ({ value, label: levelName(value) })),
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

export const valuesOf = (tag: Tag): FieldValues => ({
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

export const bodyOf = (read: Reader) => ({
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
