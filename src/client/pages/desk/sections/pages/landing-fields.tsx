import { GameTitle } from '#client/entities/game/game-title.tsx';
import { catalogueLimits } from '#domain/games/catalogue-limits.ts';
import { pageLimits } from '#domain/games/page-limits.ts';
import { Badge } from '#client/kit/display/badge.tsx';
import type { Column } from '../../kit/list/data-table';
import { eitherFilter, searchFilter } from '../../kit/list/filters';
import type { Filter } from '../../kit/list/list-filters';
import type { FieldSpec, FieldValues, Reader } from '../../kit/record/record-fields';
import { texts } from './texts';

export interface Landing {
  readonly id: string;
  readonly gameId: string;
  readonly title: string;
  readonly lead: string;
  readonly points: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly published: boolean;
}

/** Fields shared by the pages of mates and of training. */
export const landingFields: readonly FieldSpec[] = [
  { kind: 'text', name: 'title', label: texts.title, max: pageLimits.title },
  { kind: 'area', name: 'lead', label: texts.lead, max: pageLimits.lead },
  {
    kind: 'lines',
    name: 'points',
    label: texts.points,
    hint: texts.pointsHint,
    max: catalogueLimits.point * catalogueLimits.points,
    optional: true,
  },
  { kind: 'lines', name: 'questions', label: texts.questions, hint: texts.questionsHint, optional: true },
  { kind: 'switch', name: 'published', label: texts.published },
];

export const landingId: FieldSpec = {
  kind: 'text',
  name: 'id',
  label: texts.id,
  hint: texts.idHint,
  max: catalogueLimits.longSlug,
  once: true,
};

export const landingValues = (landing: Landing): FieldValues => ({
  title: landing.title,
  lead: landing.lead,
  points: landing.points.join('\n'),
  questions: landing.questions.map(({ question, answer }) => `${question} | ${answer}`).join('\n'),
  published: landing.published,
});

export const landingBody = (read: Reader) => ({
  title: read.text('title'),
  lead: read.text('lead'),
  points: read.lines('points'),
  questions: read.lines('questions').map((line) => {
    const [question = '', ...answer] = line.split('|');
    return { question: question.trim(), answer: answer.join('|').trim() };
  }),
  published: read.flag('published'),
});

export const landingColumns: readonly Column<Landing>[] = [
  {
    id: 'title',
    header: texts.title,
    from: 'always',
    sort: 'title',
    cell: ({ title, gameId, id }) => (
      <>
        {title}
        <small>
          <GameTitle gameId={gameId} /> · {id}
        </small>
      </>
    ),
  },
  {
    id: 'published',
    header: texts.state,
    width: '150px',
    from: 'always',
    cell: ({ published }) => (
      <Badge $tone={published ? 'ok' : 'neutral'}>{published ? texts.published : texts.draft}</Badge>
    ),
  },
];

export const landingFilters: readonly Filter[] = [
  searchFilter(texts.search),
  eitherFilter('published', texts.state, texts.published, texts.draft),
];

export const landingViews = [
  { name: texts.all, query: '' },
  { name: texts.drafts, query: 'published=false' },
];

export const landingIdOf = ({ id }: Landing) => id;
export const landingNameOf = ({ title }: Landing) => title;
