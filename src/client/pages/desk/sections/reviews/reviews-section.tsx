import { categoryKinds } from '#domain/games/category.ts';
import type { CallResponse } from '#client/api/call.ts';
import { useDeskReviewsInfiniteQuery } from '#client/entities/desk/reviews-api.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { formatRating } from '#domain/text/format.ts';
import { usePaletteDialog } from '../../kit/acts/use-palette-dialog';
import type { Column } from '../../kit/list/data-table';
import { choicesFilter, eitherFilter, periodFilter, searchFilter } from '../../kit/list/filters';
import { deskPolling } from '../../kit/desk-polling';
import type { Filter } from '../../kit/list/list-filters';
import { ListSection } from '../../kit/list/list-section';
import { useGameFilter } from '../../kit/list/use-game-filter';
import { momentColumn } from '../../kit/list/moment-column';
import { useMay } from '../../kit/use-may';
import { PersonCell } from '../../kit/person-cell';
import { CreateReview } from './create-review';
import { ImportReviews } from './import-reviews';
import { ReviewDrawer } from './review-drawer';
import { authorOf, ReviewState } from './review-state';
import { texts } from './texts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';

type Line = CallResponse<'GET /v1/admin/reviews'>['items'][number];

const columns: readonly Column<Line>[] = [
  {
    id: 'subject',
    header: texts.columns.subject,
    width: '220px',
    from: 'always',
    cell: (review) => <PersonCell person={review.subject} hint={texts.by(authorOf(review))} />,
  },
  {
    id: 'text',
    header: texts.columns.text,
    cell: ({ text, kind }) => (
      <>
        {categoryNames[kind]}
        <small title={text}>{text}</small>
      </>
    ),
  },
  {
    id: 'rating',
    header: texts.columns.rating,
    width: '100px',
    end: true,
    sort: 'rating',
    from: 'always',
    cell: ({ rating }) => formatRating(rating),
  },
  {
    id: 'state',
    header: texts.columns.state,
    width: '190px',
    from: 'wide',
    cell: (review) => <ReviewState review={review} />,
  },
  momentColumn({ header: texts.columns.created, width: '110px', quiet: true, at: ({ createdAt }) => createdAt }),
];

const filters: readonly Filter[] = [
  searchFilter(texts.filters.search),
  choicesFilter('kind', texts.filters.kind, categoryKinds, categoryNames),
  eitherFilter('imported', texts.filters.imported, texts.imported, texts.real),
  eitherFilter('hidden', texts.filters.hidden, texts.hidden, texts.shown),
  { kind: 'range', label: texts.filters.rating, from: 'minRating', to: 'maxRating' },
  periodFilter(texts.filters.period),
];

const views = [
  { name: texts.views.all, query: '' },
  { name: texts.views.low, query: 'maxRating=3' },
  { name: texts.views.hidden, query: 'hidden=true' },
  { name: texts.views.imported, query: 'imported=true' },
];

const idOf = ({ id }: Line) => String(id);
const nameOf = (review: Line) => `${review.subject.username}, ${authorOf(review)}`;

const useList = (filters: ListFilters) => useDeskReviewsInfiniteQuery(filters, deskPolling);

/** «Отзывы»: found, edited, hidden with a reason, imported from a file. */
export const ReviewsSection = () => {
  const ofGame = useGameFilter();
  const may = useMay();
  const [creating, setCreating] = usePaletteDialog('create');
  const [importing, setImporting] = usePaletteDialog('import');
  return (
    <>
      <ListSection
        section="reviews"
        listPermission="VIEW_REVIEWS_LIST"
        title={texts.title}
        useList={useList}
        columns={columns}
        filters={[...filters, ofGame]}
        views={views}
        idOf={idOf}
        nameOf={nameOf}
        empty={texts.empty}
        files="/v1/admin/reviews"
        actions={
          <>
            {may('CREATE_REVIEW') && (
              <Button size="sm" variant="ghost" onClick={() => setCreating(true)}>
                {texts.create}
              </Button>
            )}
            {may('CREATE_IMPORTED_REVIEW') && (
              <Button size="sm" variant="ghost" onClick={() => setImporting(true)}>
                {texts.import}
              </Button>
            )}
          </>
        }
        {...(may('VIEW_REVIEW') ? { drawer: (id: string) => <ReviewDrawer key={id} id={Number(id)} /> } : {})}
      />
      {importing && <ImportReviews onClose={() => setImporting(false)} />}
      {creating && <CreateReview onClose={() => setCreating(false)} />}
    </>
  );
};
