import { articleStatuses } from '#domain/blog/article-enums.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useModeratedArticlesInfiniteQuery } from '#client/entities/desk/blog-api.ts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { useGamesQuery } from '#client/entities/game/reference-api.ts';
import { formatMoney } from '#client/entities/money/money.tsx';
import { Badge } from '#client/kit/display/badge.tsx';
import { DateText } from '#client/kit/display/date-and-countdown.tsx';
import { Age } from '../../kit/age';
import type { Column } from '../../kit/list/data-table';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { PersonCell } from '../../kit/person-cell';
import { useOpenId } from '../../kit/use-open-id';
import { ArticlePage } from './article-page';
import { articleTones } from './article';
import { texts } from './texts';

type Line = CallResponse<'GET /v1/admin/blog/articles'>['items'][number];

const titleOf = ({ title }: Line) => title || texts.untitled;

const columns: readonly Column<Line>[] = [
  {
    id: 'article',
    header: texts.columns.article,
    from: 'always',
    cell: (line) => (
      <>
        {titleOf(line)}
        <small>
          {line.live ? texts.live : texts.notLive}
          {line.recommended && `, ${texts.recommended.toLowerCase()}`}
        </small>
      </>
    ),
  },
  { id: 'author', header: texts.columns.author, width: '190px', cell: ({ author }) => <PersonCell person={author} /> },
  {
    id: 'price',
    header: texts.columns.price,
    width: '110px',
    end: true,
    from: 'wide',
    cell: ({ price }) => (price === 0 ? <small>{texts.free}</small> : formatMoney(price)),
  },
  {
    id: 'status',
    header: texts.columns.status,
    width: '160px',
    from: 'always',
    cell: ({ status }) => <Badge $tone={articleTones[status]}>{texts.statuses[status]}</Badge>,
  },
  {
    id: 'reading',
    header: texts.columns.reading,
    width: '140px',
    end: true,
    from: 'wide',
    cell: ({ views, purchases }) => (
      <>
        {texts.reads(views)}
        {purchases > 0 && <small>{texts.bought(purchases)}</small>}
      </>
    ),
  },
  {
    id: 'changed',
    header: texts.columns.changed,
    width: '120px',
    end: true,
    cell: ({ updatedAt, sentAt, status }) => (
      <>
        {status === 'UNDER_MODERATION' && sentAt !== null && <Age since={sentAt} queue="articles" />}
        <small>
          <DateText value={sentAt ?? updatedAt} />
        </small>
      </>
    ),
  },
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.waiting, query: 'status=UNDER_MODERATION' },
  { name: texts.views.needFix, query: 'status=NEED_FIX' },
  { name: texts.views.recommended, query: 'recommended=true' },
  { name: texts.views.deleted, query: 'status=DELETED' },
];

const idOf = ({ id }: Line) => String(id);

const useList = (filters: ListFilters) => useModeratedArticlesInfiniteQuery(filters);

const useFilters = (): readonly Filter[] => {
  const { data: games = [] } = useGamesQuery();
  return [
    { kind: 'search', name: 'search', label: texts.filters.search },
    {
      kind: 'choice',
      name: 'status',
      label: texts.filters.status,
      options: articleStatuses.map((value) => ({ value, label: texts.statuses[value] })),
    },
    {
      kind: 'choice',
      name: 'gameId',
      label: texts.filters.game,
      options: games.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'choice',
      name: 'recommended',
      label: texts.filters.recommended,
      options: [
        { value: 'true', label: texts.recommended },
        { value: 'false', label: texts.notRecommended },
      ],
    },
  ];
};

const ArticlesList = () => (
  <ListSection
    section="articles"
    title={texts.title}
    useList={useList}
    columns={columns}
    filters={useFilters()}
    views={views}
    idOf={idOf}
    nameOf={titleOf}
    empty={texts.empty}
    opensPage
  />
);

/** «Блог»: every article, those waiting for a moderator first, and a page for each. */
export const ArticlesSection = () => {
  const id = useOpenId();
  return id === null ? <ArticlesList /> : <ArticlePage key={id} id={Number(id)} />;
};
